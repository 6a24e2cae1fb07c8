import { readdirSync, readFileSync } from 'node:fs'

test('the top level contains only the folders that the rules allow [S2]', () => {
  // Output of builds and tests is not part of the repository.
  const output = ['node_modules', 'out', 'coverage', 'test-results', 'playwright-report']
  const folders = readdirSync(process.cwd(), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !output.includes(entry.name))
    .map((entry) => entry.name)
  const expected = ['__tests__', 'app', 'components', 'content', 'docs', 'e2e', 'public', 'scripts']
  expect(folders.toSorted()).toEqual(expected)
})

const list = readFileSync('public/LICENSES.txt', 'utf8')
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { dev?: boolean; optional?: boolean; devOptional?: boolean }>
}

const shipped = Object.entries(lock.packages).flatMap(([path, { dev, optional, devOptional }]) =>
  path === '' || dev || optional || devOptional ? [] : path.replace(/^.*node_modules\//, ''),
)

test('public/LICENSES.txt lists every package that the site ships', () => {
  const listed = new Set(list.split(/[\s,]+/))
  expect(shipped.filter((name) => !listed.has(name))).toEqual([])
})
