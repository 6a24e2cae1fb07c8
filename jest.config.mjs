import nextJest from 'next/jest.js'

/** Settings of both projects. */
const suite = {
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // Jest transforms these modules, because it cannot load them otherwise.
    '^unpdf$': '<rootDir>/node_modules/unpdf/dist/index.mjs',
    '^unpdf/pdfjs$': '<rootDir>/node_modules/unpdf/dist/pdfjs.mjs',
  },
  modulePathIgnorePatterns: ['<rootDir>/out/', '<rootDir>/.next/'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
}

/**
 * jsdom takes half a second a suite, so only components get it. Other tests that need it have
 * `@jest-environment jsdom` in their first line.
 */
const projects = [
  { ...suite, displayName: 'code', testEnvironment: 'node', testMatch: ['<rootDir>/__tests__/**/*.test.ts'] },
  {
    ...suite,
    displayName: 'components',
    testEnvironment: 'jsdom',
    testMatch: ['<rootDir>/__tests__/**/*.test.tsx'],
  },
]

const withNext = nextJest({ dir: './' })
const translated = async (project) => ({
  ...(await withNext(project)()),
  transformIgnorePatterns: ['/node_modules/(?!unpdf/|@myriaddreamin/|d3-|internmap/)'],
})

/** @type {() => Promise<import('jest').Config>} */
export default async () => ({
  projects: await Promise.all(projects.map(translated)),
  // A limit for a busy machine. No test waits for time to pass.
  testTimeout: 30_000,
  maxWorkers: '100%',
  // A worker without open handles frees up to 1 GB, which takes longer than the default of 500 ms.
  workerGracefulExitTimeout: 10_000,
})
