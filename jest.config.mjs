import nextJest from 'next/jest.js'

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  // Jest would take every file below __tests__ for a test, the fixtures of __tests__/support included.
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/out/', '<rootDir>/.next/'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
  // For a busy machine; no test waits for time to pass.
  testTimeout: 30_000,
  maxWorkers: 2,
}

export default nextJest({ dir: './' })(config)
