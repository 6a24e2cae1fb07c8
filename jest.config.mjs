import nextJest from 'next/jest.js'

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  // Jest would take every file below __tests__ for a test, the fixtures of __tests__/support included.
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // Jest cannot load the modules that this package is made of by itself: it translates them, as it does the site's own.
    '^unpdf$': '<rootDir>/node_modules/unpdf/dist/index.mjs',
    '^unpdf/pdfjs$': '<rootDir>/node_modules/unpdf/dist/pdfjs.mjs',
  },
  modulePathIgnorePatterns: ['<rootDir>/out/', '<rootDir>/.next/'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
  // For a busy machine; no test waits for time to pass.
  testTimeout: 30_000,
  maxWorkers: '100%',
}

const withNext = nextJest({ dir: './' })(config)

export default async () => ({ ...(await withNext()), transformIgnorePatterns: ['/node_modules/(?!unpdf/)'] })
