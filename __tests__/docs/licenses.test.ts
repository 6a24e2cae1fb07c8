import { readFileSync } from 'node:fs'

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
