import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { filesBelow } from '@/scripts/commands/files'

// Several commands start at a time, on a machine that may be busy. e2e/fresh-copy.spec.ts runs the ones that write.
jest.setTimeout(120_000)

// A copy as in a fresh clone, so the commands may write.
let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'commands-'))
  for (const name of [
    'app',
    'components',
    'content',
    'docs/translations',
    'public',
    'scripts',
    'package.json',
    'tsconfig.json',
  ])
    cpSync(name, join(root, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

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

function contentNow(): Map<string, string> {
  return new Map(
    filesBelow(join(root, 'content')).map((file) => [
      file,
      readFileSync(join(root, 'content', file), 'base64'),
    ]),
  )
}

test('a command prints its help and ends with code 0', async () => {
  for (const name of ['serve', 'doctor', 'setup'])
    expect(await runCommand(name, ['--help'])).toEqual({
      status: 0,
      stdout: expect.stringMatching(`^npm (run )?${name}`),
      stderr: '',
    })
})

test('a command that cannot run prints one sentence, ends with code 1 and writes nothing', async () => {
  const before = contentNow()
  const failures: [name: string, args: string[], env: Record<string, string>, message: RegExp][] = [
    ['setup', [], {}, /There is no terminal/],
    ['setup', ['--from', 'package.json', '--yes'], {}, /package\.json is in none of the formats/],
    ['doctor', ['--format', 'xml'], {}, /Unknown option '--format'/],
    ['build/prepare', [], { SITE_URL: 'example.com/me' }, /the variable SITE_URL .* is not a web address\./],
  ]
  const printed = await Promise.all(failures.map(([name, args, env]) => runCommand(name, args, env)))
  for (const [i, [, , , message]] of failures.entries()) {
    expect(printed[i]).toMatchObject({ status: 1, stderr: expect.stringMatching(message) })
    expect(printed[i]?.stderr).not.toMatch(/^ {4}at /m)
  }
  expect(contentNow()).toEqual(before)
})

test('doctor ends with code 1 if the site cannot be built; with --strict, also if it must not be published', async () => {
  writeFileSync(join(root, 'content', 'profile.ts'), profileWith('https://me.example.com/'))
  const [plain, strict, wrongAddress] = await Promise.all([
    runCommand('doctor', []),
    runCommand('doctor', ['--strict']),
    runCommand('doctor', [], { SITE_URL: 'example.com/me' }),
  ])
  expect(plain).toEqual({ status: 0, stderr: '', stdout: expect.stringContaining('Not ready to publish') })
  expect(strict).toMatchObject({ status: 1, stderr: '' })
  expect(strict.stdout).toContain('content/profile.ts:4, siteUrl: ')
  expect(wrongAddress).toMatchObject({ status: 1, stderr: '' })
  expect(wrongAddress.stdout).toMatch(/the variable SITE_URL .* is not a web address\./)
})

test('doctor reports what the documents leave out in the words of the build, including faults that stop it [O3, O6]', async () => {
  const profile = join(root, 'content', 'profile.ts')
  const written = profileWith('https://me.example.com/').replace(
    "'Planted Person'",
    "'Planted', status: 'Open 🚀'",
  )
  writeFileSync(profile, written)
  const [build, doctor] = await Promise.all([runCommand('build/prepare', []), runCommand('doctor', [])])
  const notes = build.stdout.match(/^Note: The resume and the card leave out 🚀.*$/gm)
  expect(notes).toHaveLength(1)
  expect(doctor.stdout.match(/^Note: .*$/gm)).toEqual(notes)
  writeFileSync(profile, written.replace('Planted', '𒀀'))
  const letters = await runCommand('doctor', [])
  expect(letters.status).toBe(1)
  expect(letters.stdout).toMatch(/content\/typefaces\.ts, field more: has no font for 𒀀/)
})

test('setup sets the language of a site whose dates are in that language already [O8]', async () => {
  const files = ['education.ts', 'words.ts', 'profile.ts'].map((name) => join(root, 'content', name))
  const before = files.map((file) => readFileSync(file, 'utf8'))
  const [education = '', words = '', profile = ''] = files
  try {
    writeFileSync(profile, profileWith('https://me.example.com/'))
    writeFileSync(words, readFileSync('docs/translations/en.ts'))
    writeFileSync(education, "export const education = [{ degree: 'BSc', endDate: 'octubre 2021' }]\n")
    expect(await runCommand('setup', ['--name', 'Ada', '--yes'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Fix content/ first.'),
    })
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
    expect(setup.stderr).not.toMatch(/^ {4}at /m)
  } finally {
    writeFileSync(slides, before)
  }
})

/** A small profile, valid with any other content. */
function profileWith(siteUrl: string): string {
  return `import type { ProfileInput } from '@/content/schema/content'

export const profile: ProfileInput = {
  siteUrl: '${siteUrl}',
  name: 'Planted Person',
}
`
}
