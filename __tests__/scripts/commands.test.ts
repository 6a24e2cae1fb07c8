import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { filesOf } from '@/__tests__/support/repository'

// A limit for a busy machine, because several commands start at the same time. The onboarding
// journey runs those that write.
jest.setTimeout(120_000)

// A copy as in a fresh clone, so the commands may write.
let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'commands-'))
  const folders = ['app', 'components', 'content', 'docs/translations', 'public', 'scripts']
  for (const name of [...folders, 'package.json', 'tsconfig.json'])
    cpSync(name, join(root, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Valid with any other content. */
const smallProfile = `import type { ProfileInput } from '@/content/schema/content'

export const profile: ProfileInput = {
  siteUrl: 'https://me.example.com/',
  name: 'Planted Person',
}
`

/** Runs the script of a command as its line in package.json does, without a terminal. */
async function runCommand(name: string, args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['scripts/run.mjs', name, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Jest sets another NODE_ENV.
    env: { ...process.env, NODE_ENV: 'production', SITE_URL: '', ...env },
  })
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { status, stdout, stderr }
}

test('a command prints its help and ends with code 0', async () => {
  for (const name of ['doctor', 'setup'])
    expect(await runCommand(name, ['--help'])).toEqual({
      status: 0,
      stdout: expect.stringMatching(`^npm run ${name}`),
      stderr: '',
    })
})

test('a command that cannot run prints one sentence, ends with code 1 and writes nothing', async () => {
  const before = filesOf(join(root, 'content'))
  const failures: [name: string, args: string[], env: Record<string, string>, message: RegExp][] = [
    ['setup', [], {}, /There is no terminal/],
    ['doctor', ['--format', 'xml'], {}, /Unknown option '--format'/],
    ['build/prepare', [], { SITE_URL: 'example.com/me' }, /the variable SITE_URL .* is not a web address\./],
  ]
  for (const [name, args, env, message] of failures) {
    const { status, stderr } = await runCommand(name, args, env)
    expect([name, status, stderr]).toEqual([name, 1, expect.stringMatching(message)])
    expect(stderr).not.toMatch(/^ {4}at /m)
  }
  expect(filesOf(join(root, 'content'))).toEqual(before)
})

test('doctor notes what documents leave out, and with --strict ends with code 1 if parts of the sample are left [O3, O6]', async () => {
  const written = smallProfile.replace("'Planted Person'", "'Ada', status: 'Open 🚀'")
  writeFileSync(join(root, 'content', 'profile.ts'), written)
  const plain = await runCommand('doctor', [])
  expect(plain).toEqual({ status: 0, stderr: '', stdout: expect.stringContaining('Not ready to publish') })
  expect(plain.stdout).toMatch(/^Note: The resume and the card leave out 🚀.*$/m)
  const strict = await runCommand('doctor', ['--strict'])
  expect(strict).toMatchObject({ status: 1, stderr: '' })
  expect(strict.stdout).toContain('content/profile.ts:4, siteUrl: ')
})

test('setup sets the language of a site whose dates are in that language already [O8]', async () => {
  const files = ['education.ts', 'words.ts', 'profile.ts'].map((name) => join(root, 'content', name))
  const before = files.map((file) => readFileSync(file, 'utf8'))
  const [education = '', words = '', profile = ''] = files
  try {
    writeFileSync(profile, smallProfile)
    writeFileSync(words, readFileSync('docs/translations/en.ts'))
    writeFileSync(education, "export const education = [{ degree: 'BSc', endDate: 'octubre 2021' }]\n")
    expect(await runCommand('setup', ['--lang', 'es'])).toMatchObject({ status: 0, stderr: '' })
    expect(readFileSync(words, 'utf8')).toContain("lang: 'es'")
  } finally {
    for (const [i, file] of files.entries()) writeFileSync(file, before[i] ?? '')
  }
})

test('doctor and setup report a syntax error as what stops the build', async () => {
  const slides = join(root, 'content', 'slides.ts')
  const before = readFileSync(slides, 'utf8')
  try {
    writeFileSync(slides, 'export const slides = [\n  { title: "Desk },\n]\n')
    const doctor = await runCommand('doctor', [])
    expect(doctor).toMatchObject({ status: 1, stderr: '' })
    expect(doctor.stdout).toMatch(/^One problem to fix:\n {2}- content\/slides\.ts:2\b/)
    expect(doctor.stdout).toContain('Not ready to publish: the site cannot be built.')
    const setup = await runCommand('setup', ['--name', 'Ada', '--yes'])
    expect(setup.status).toBe(1)
    expect(setup.stderr).toMatch(
      /^\nFix content\/ first.*\nOne problem to fix:\n {2}- content\/slides\.ts:2/s,
    )
  } finally {
    writeFileSync(slides, before)
  }
})

test('only the scripts that a page names have a compile hint', async () => {
  const scripts = { 'start.js': 'start()', 'old.js': 'old()', 'late.js': 'late()' }
  const page =
    '<!DOCTYPE html><html><head><meta charset="utf-8"><script src="/my/_next/static/start.js"></script>' +
    '<script nomodule src="/my/_next/static/old.js"></script></head></html>'
  const exported = (file: string) => join(root, 'out', file)
  const write = (file: string, text: string) => {
    mkdirSync(dirname(exported(file)), { recursive: true })
    writeFileSync(exported(file), text)
  }
  for (const file of ['index.html', 'projects.html', 'projects/alder.html']) write(file, page)
  for (const [name, code] of Object.entries(scripts)) write(`_next/static/${name}`, code)
  expect(await runCommand('build/finish', [], { SITE_URL: 'https://example.org/my/' })).toMatchObject({
    status: 0,
    stderr: '',
  })
  const codeNow = Object.keys(scripts).map((name) => readFileSync(exported(`_next/static/${name}`), 'utf8'))
  // See https://v8.dev/blog/explicit-compile-hints.
  expect(codeNow).toEqual(['//# allFunctionsCalledOnLoad\nstart()', 'old()', 'late()'])
  expect(readFileSync(exported('index.html'), 'utf8')).toContain('Content-Security-Policy')
})
