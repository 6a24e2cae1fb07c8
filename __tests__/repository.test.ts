import { readdirSync } from 'node:fs'

test('S2 the top level has the folders that were agreed, and no other', () => {
  // What a build or a test leaves is not part of the repository.
  const left = ['node_modules', 'out', 'coverage', 'test-results', 'playwright-report']
  const folders = readdirSync(process.cwd(), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !left.includes(entry.name))
    .map((entry) => entry.name)
  const agreed = ['__tests__', 'app', 'components', 'content', 'docs', 'e2e', 'public', 'scripts']
  expect(folders.toSorted()).toEqual(agreed)
})
