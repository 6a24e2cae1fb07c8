import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let clone = ''

beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'clone-'))
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const root = { name: 'clone', version: '1.0.0' }
  // No packages: an install needs no network.
  writeFileSync(join(clone, 'package.json'), JSON.stringify({ ...root, scripts }))
  const lock = { ...root, lockfileVersion: 3, packages: { '': root } }
  writeFileSync(join(clone, 'package-lock.json'), JSON.stringify(lock))
  cpSync('scripts', join(clone, 'scripts'), { recursive: true })
})

afterAll(() => rmSync(clone, { recursive: true, force: true }))

function inClone(command: string, ...args: string[]): string {
  const PATH = process.env.PATH?.replaceAll(join(process.cwd(), 'node_modules', '.bin'), '')
  const { stdout, stderr } = spawnSync(command, args, {
    cwd: clone,
    env: { ...process.env, PATH, PORT: '0' },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  return stdout + stderr
}

test('the commands of an owner install the packages first', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  for (const name of ['setup', 'new', 'doctor', 'dev', 'build', 'test'])
    expect(scripts[name]).toMatch(/^node scripts\/ready\.mjs && /)
  expect(inClone('npm', 'run', 'doctor')).toContain('Installing the packages.')
})

const ready = (...nodeOptions: string[]) => inClone(process.execPath, ...nodeOptions, 'scripts/ready.mjs')

/** @param seconds how much later npm installed than the lockfile was written */
function installedAfter(seconds: number): void {
  mkdirSync(join(clone, 'node_modules'), { recursive: true })
  writeFileSync(join(clone, 'node_modules/.package-lock.json'), '{}')
  utimesSync(join(clone, 'node_modules/.package-lock.json'), 1000 + seconds, 1000 + seconds)
  utimesSync(join(clone, 'package-lock.json'), 1000, 1000)
}

test('packages are installed again when the lockfile is newer, and not before', () => {
  installedAfter(1)
  expect(ready()).toBe('')
  installedAfter(-1)
  expect(ready()).toContain('Installing the packages.')
})

test.each(['20.9.0', '24.1.3'])('Node %s is new enough', (version) => {
  installedAfter(1)
  expect(ready('--require', pretending(version))).toBe('')
})

test.each(['20.8.1', '18.20.4'])('Node %s is turned away, with what to do', (version) => {
  expect(ready('--require', pretending(version))).toContain(`this is ${version}. Get the current one`)
})

/** A module that makes Node say that it is another version. */
function pretending(version: string): string {
  writeFileSync(
    join(clone, 'node.cjs'),
    `Object.defineProperty(process.versions, 'node', { value: '${version}' })`,
  )
  return './node.cjs'
}
