import nextJest from 'next/jest.js'

/** What every suite has. */
const suite = {
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // Jest cannot load the modules that this package is made of by itself: it translates them, as it does the site's own.
    '^unpdf$': '<rootDir>/node_modules/unpdf/dist/index.mjs',
    '^unpdf/pdfjs$': '<rootDir>/node_modules/unpdf/dist/pdfjs.mjs',
  },
  modulePathIgnorePatterns: ['<rootDir>/out/', '<rootDir>/.next/'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
}

/**
 * A page costs each suite half a second, so only components get one. A test of plain code that needs it says
 * `@jest-environment jsdom` in its first line. Fixtures of __tests__/support are no tests.
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
  transformIgnorePatterns: [
    '/node_modules/(?!unpdf/|@myriaddreamin/|franc-min/|trigram-utils/|n-gram/|collapse-white-space/)',
  ],
})

/** @type {() => Promise<import('jest').Config>} */
export default async () => ({
  projects: await Promise.all(projects.map(translated)),
  // For a busy machine; no test waits for time to pass.
  testTimeout: 30_000,
  maxWorkers: '100%',
})
