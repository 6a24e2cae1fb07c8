import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { temporaryFolder } from '../../support/temporary-folder'

const path = temporaryFolder()

test('the commands of an owner install the packages first', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  for (const name of ['setup', 'new', 'doctor', 'dev', 'build', 'test'])
    expect(scripts[name]).toMatch(/^node scripts\/ready\.mjs && /)
})

/** The output in a clone whose lockfile names no packages, so an install needs no network. */
function ready(nodeOptions: string[] = [], env: Record<string, string> = {}): string {
  const args = [...nodeOptions, 'scripts/ready.mjs']
  const options = { cwd: path(), encoding: 'utf8', env: { ...process.env, ...env } } as const
  const { stdout, stderr } = spawnSync(process.execPath, args, options)
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
  ['20.19.0', /^$/],
  ['24.1.3', /^$/],
  ['20.18.1', /needs Node\.js 20\.19 or newer, and this is 20\.18\.1\. Get the current version/],
  ['18.20.4', /this is 18\.20\.4\. Get the current version/],
])('Node %s is new enough, or is refused with what to do: %s', (version, said) => {
  installedAfter(1)
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`
  writeFileSync(path('node.cjs'), pretend)
  expect(ready(['--require', './node.cjs'])).toMatch(said)
})

test.each(['pnpm', 'yarn', 'bun'])('%s is refused with the command of npm', (name) => {
  installedAfter(1)
  const env = { npm_config_user_agent: `${name}/10.1.0 node/v24.0.0`, npm_lifecycle_event: 'build' }
  expect(ready([], env).trim()).toBe(`This project uses npm. Run "npm run build" instead of ${name}.`)
})

test('a long install reports every few seconds that it is running', () => {
  installedAfter(-1)
  writeFileSync(path('slow-npm.cjs'), 'setTimeout(() => {}, 300)')
  const faster = `const { setInterval: every } = globalThis; globalThis.setInterval = (report) => every(report, 20)`
  writeFileSync(path('faster.cjs'), faster)
  const printed = ready(['--require', './faster.cjs'], { npm_execpath: path('slow-npm.cjs') })
  expect(printed).toMatch(/^Installing the packages\..*\nStill installing \(\d s\)\.\n/)
})

test('package.json, .nvmrc and the check name the same versions of Node', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(engines.node).toBe('>=20.19')
  expect(readFileSync('.nvmrc', 'utf8')).toBe('24\n')
})
