import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { temporaryFolder } from '../../support/temporary-folder'

const path = temporaryFolder()

test('the commands of an owner install the packages first', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  for (const name of ['setup', 'new', 'doctor', 'dev', 'build', 'test'])
    expect(scripts[name]).toMatch(/^node scripts\/ready\.mjs && /)
})

/** What is said in a clone whose lockfile names no packages, so that an install needs no network. */
function ready(...nodeOptions: string[]): string {
  const args = [...nodeOptions, 'scripts/ready.mjs']
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: path(), encoding: 'utf8' })
  return stdout + stderr
}

/** @param seconds how much later npm installed than the lockfile was written */
function installedAfter(seconds: number): void {
  const root = { name: 'clone', version: '1.0.0' }
  writeFileSync(path('package.json'), JSON.stringify(root))
  const lock = { ...root, lockfileVersion: 3, packages: { '': root } }
  writeFileSync(path('package-lock.json'), JSON.stringify(lock))
  for (const file of ['scripts/ready.mjs', 'scripts/commands/install.mjs'])
    cpSync(file, path(file), { recursive: true })
  mkdirSync(path('node_modules'), { recursive: true })
  writeFileSync(path('node_modules/.package-lock.json'), '{}')
  utimesSync(path('node_modules/.package-lock.json'), 1000 + seconds, 1000 + seconds)
  utimesSync(path('package-lock.json'), 1000, 1000)
}

test('packages are installed again when the lockfile is newer, and not before', () => {
  installedAfter(1)
  expect(ready()).toBe('')
  installedAfter(-1)
  expect(ready()).toContain('Installing the packages.')
})

test.each([
  ['20.9.0', /^$/],
  ['24.1.3', /^$/],
  ['20.8.1', /this is 20\.8\.1\. Get the current one/],
  ['18.20.4', /this is 18\.20\.4\. Get the current one/],
])('Node %s is new enough, or is turned away with what to do: %s', (version, said) => {
  installedAfter(1)
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`
  writeFileSync(path('node.cjs'), pretend)
  expect(ready('--require', './node.cjs')).toMatch(said)
})
