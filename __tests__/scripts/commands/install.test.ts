import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../../support/temporary-folder'

const path = temporaryFolder()
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))

beforeEach(() => {
  const root = { name: 'clone', version: '1.0.0' }
  // No packages: an install needs no network.
  writeFileSync(path('package.json'), JSON.stringify({ ...root, scripts }))
  const lock = { ...root, lockfileVersion: 3, packages: { '': root } }
  writeFileSync(path('package-lock.json'), JSON.stringify(lock))
  cpSync('scripts', path('scripts'), { recursive: true })
})

function inClone(command: string, ...args: string[]): string {
  const PATH = process.env.PATH?.replaceAll(join(process.cwd(), 'node_modules', '.bin'), '')
  const env = { ...process.env, PATH }
  const shell = process.platform === 'win32'
  const { stdout, stderr } = spawnSync(command, args, { cwd: path(), env, encoding: 'utf8', shell })
  return stdout + stderr
}

test('the commands of an owner install the packages first', () => {
  for (const name of ['setup', 'new', 'doctor', 'dev', 'build', 'test'])
    expect(scripts[name]).toMatch(/^node scripts\/ready\.mjs && /)
  expect(inClone('npm', 'run', 'doctor')).toContain('Installing the packages.')
})

const ready = (...nodeOptions: string[]) => inClone(process.execPath, ...nodeOptions, 'scripts/ready.mjs')

/** @param seconds how much later npm installed than the lockfile was written */
function installedAfter(seconds: number): void {
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
