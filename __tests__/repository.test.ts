/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const top = process.cwd()
const read = (file: string) => readFileSync(join(top, file), 'utf8')

test('S1 the site is strict TypeScript, exported as files, on the packages that were agreed', () => {
  const { compilerOptions } = JSON.parse(read('tsconfig.json'))
  expect(compilerOptions).toMatchObject({ strict: true, noUncheckedIndexedAccess: true })
  expect(read('next.config.mjs')).toMatch(/^\s*output: 'export',$/m)
  const { dependencies, devDependencies } = JSON.parse(read('package.json'))
  for (const name of [
    'next',
    'react',
    'react-dom',
    '@headlessui/react',
    'next-themes',
    'clsx',
    'react-icons',
  ]) {
    expect(dependencies).toHaveProperty([name])
  }
  for (const name of ['tailwindcss', 'jest', '@testing-library/react', '@playwright/test']) {
    expect(devDependencies).toHaveProperty([name])
  }
})

test('S2 the top level has the folders that were agreed, and no other', () => {
  // What a build or a test leaves is not part of the repository.
  const left = ['node_modules', 'out', 'coverage', 'test-results', 'playwright-report']
  const folders = readdirSync(top, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !left.includes(entry.name))
    .map((entry) => entry.name)
  const agreed = ['__tests__', 'app', 'components', 'content', 'docs', 'e2e']
  expect([...agreed, 'public', 'scripts']).toEqual(expect.arrayContaining(folders))
  for (const file of ['next.config.mjs', 'tailwind.config.ts', 'postcss.config.mjs', 'LICENSE', '.nvmrc']) {
    expect(readdirSync(top)).toContain(file)
  }
})
