import { readdirSync } from 'node:fs'

test('the top level contains only the folders that the rules allow [S2]', () => {
  // Output of builds and tests is not part of the repository.
  const output = ['node_modules', 'out', 'coverage', 'test-results', 'playwright-report']
  const folders = readdirSync(process.cwd(), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !output.includes(entry.name))
    .map((entry) => entry.name)
  const expected = ['__tests__', 'app', 'components', 'content', 'docs', 'e2e', 'public', 'scripts']
  expect(folders.toSorted()).toEqual(expected)
})
