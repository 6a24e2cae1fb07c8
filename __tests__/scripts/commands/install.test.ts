import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { temporaryFolder } from '@/__tests__/support/temporary-folder'

const path = temporaryFolder()

/** Returns what `scripts/run.mjs` prints in the clone, where it runs an empty script. */
function ready(nodeOptions: string[] = [], env: Record<string, string> = {}): string {
  const args = [...nodeOptions, 'scripts/run.mjs', 'empty']
  const options = { cwd: path(), encoding: 'utf8', env: { ...process.env, ...env } } as const
  const { stdout, stderr } = spawnSync(process.execPath, args, options)
  return stdout + stderr
}

/** Writes a clone whose lockfile names one package, and a list of what npm has installed. */
function cloneWith(installed: object): void {
  const root = { name: 'clone', version: '1.0.0' }
  writeFileSync(path('package.json'), JSON.stringify(root))
  const packages = { '': root, 'node_modules/ash': ash, 'node_modules/elm-for-windows': elm }
  writeFileSync(path('package-lock.json'), JSON.stringify({ ...root, lockfileVersion: 3, packages }))
  for (const file of ['scripts/run.mjs', 'scripts/commands/install.mjs'])
    cpSync(file, path(file), { recursive: true })
  mkdirSync(path('node_modules', 'jiti'), { recursive: true })
  writeFileSync(path('node_modules', 'jiti', 'index.js'), 'exports.createJiti = () => ({ import() {} })')
  writeFileSync(path('node_modules/.package-lock.json'), JSON.stringify({ packages: installed }))
}

const ash = { version: '1.0.0' }
const elm = { version: '1.0.0', optional: true }
const complete = { 'node_modules/ash': ash }

test.each<[string, object, boolean]>([
  ['all there', complete, false],
  ['a package of the owner besides', { ...complete, 'node_modules/oak': ash }, false],
  ['one missing', {}, true],
  ['one in another version', { 'node_modules/ash': { version: '0.9.0' } }, true],
  ['an older optional one', { ...complete, 'node_modules/elm-for-windows': { version: '0.9.0' } }, true],
])('packages are installed if the lockfile has others: %s', (_, installed, isInstalling) => {
  cloneWith(installed)
  // npm itself is replaced.
  writeFileSync(path('npm.cjs'), '')
  const printed = ready([], { npm_execpath: path('npm.cjs') })
  expect(printed.includes('Installing the packages.')).toBe(isInstalling)
})

test.each([
  ['20.19.0', /^$/],
  ['24.1.3', /^$/],
  ['20.18.1', /needs Node\.js 20\.19 or newer, and this is 20\.18\.1\. Get the current version/],
  ['18.20.4', /this is 18\.20\.4\. Get the current version/],
])('Node %s is supported or refused: %s', (version, message) => {
  cloneWith(complete)
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`
  writeFileSync(path('node.cjs'), pretend)
  expect(ready(['--require', './node.cjs'])).toMatch(message)
})

test.each(['pnpm', 'yarn', 'bun'])('%s is refused with the command of npm', (name) => {
  cloneWith(complete)
  const env = { npm_config_user_agent: `${name}/10.1.0 node/v24.0.0`, npm_lifecycle_event: 'build' }
  expect(ready([], env).trim()).toBe(`This project uses npm. Run "npm run build" instead of ${name}.`)
})

test('a folder whose path Tailwind cannot read is refused with its name', () => {
  cloneWith(complete)
  writeFileSync(path('folder.cjs'), "process.cwd = () => '/srv/C# sites/mine'")
  expect(ready(['--require', './folder.cjs']).trim()).toBe(
    'The path of this folder, /srv/C# sites/mine, contains #, which Tailwind CSS cannot read. Rename that folder, then run the command again.',
  )
})

test('a long install reports every few seconds that it is running', () => {
  cloneWith({})
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
