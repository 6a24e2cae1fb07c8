/** @jest-environment node */
import { readFileSync } from 'node:fs'

const list = readFileSync('public/LICENSES.txt', 'utf8')
const readme = readFileSync('README.md', 'utf8')
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { dev?: boolean; optional?: boolean; devOptional?: boolean }>
}
const own = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>

const shipped = Object.entries(lock.packages).flatMap(([path, { dev, optional, devOptional }]) =>
  path === '' || dev || optional || devOptional ? [] : path.replace(/^.*node_modules\//, ''),
)

test.each([...new Set(shipped)])('the licence of %s is listed', (name) => {
  expect(list).toMatch(new RegExp(`(^|[\\s,])${name.replace(/[/.]/g, '\\$&')}([\\s,]|$)`, 'm'))
})

const direct = Object.keys({ ...own.dependencies, ...own.devDependencies })

test.each(direct)('the README says why %s is here', (name) => {
  expect(readme).toContain(`\`${name}\``)
})
