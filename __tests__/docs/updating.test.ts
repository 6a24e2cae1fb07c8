/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesBelow } from '../../scripts/files'
import { owner } from '../owners/student'
import { writeOwner } from '../support/owner'

// A newer version is merged into the site of an owner whose content is wholly rewritten, by a real Git.

/** Enough of the repository: what owners write, and some of what we do. */
const shipped = [
  '.gitattributes',
  'content',
  'components/lib/constants.ts',
  'scripts/run.ts',
  'docs/updating.md',
]
const SAMPLE_PICTURE = 'content/images/sample/picture.png'

const guide = readFileSync('docs/updating.md', 'utf8')
const commands = {
  driver: 'git config merge.owner.driver true',
  join: 'git merge --allow-unrelated-histories -s ours v1.0.0',
  merge: 'git merge upstream/main',
  deleted: 'git rm',
  keep: 'git checkout HEAD -- content/profile.ts',
}

/** The repositories as each test finds them; drawing the owner's pictures takes longer than copying them. */
let start = ''
let work = ''
let upstream = ''
let fork = ''

beforeAll(async () => {
  start = mkdtempSync(join(tmpdir(), 'updating-'))
  at(start)
  git(start, 'init --quiet --initial-branch=main upstream')
  for (const path of shipped) cpSync(path, join(upstream, path), { recursive: true })
  // A sample as we would ship it: in this checkout an owner's own content may stand.
  writeFileSync(join(upstream, 'content/profile.ts'), "export const profile = {\n  status: 'A sample',\n}\n")
  rmSync(join(upstream, 'content/images'), { recursive: true, force: true })
  mkdirSync(join(upstream, 'content/images/sample'), { recursive: true })
  writeFileSync(join(upstream, SAMPLE_PICTURE), 'a picture')
  commit(upstream, 'First version')
  git(upstream, 'tag v1.0.0')
  git(start, 'clone --quiet --origin upstream upstream fork')
  git(fork, 'remote set-url upstream ../upstream')
  await writeOwner(fork, owner)
  for (const file of ['sections.ts', 'theme.ts', 'typefaces.ts', 'sort-options.ts']) {
    writeFileSync(join(fork, 'content', file), '// All of this is mine.\n')
  }
  commit(fork, 'My own site')
})

beforeEach(() => {
  at(mkdtempSync(join(tmpdir(), 'updating-')))
  cpSync(start, work, { recursive: true })
})

afterEach(() => rmSync(work, { recursive: true, force: true }))
afterAll(() => rmSync(start, { recursive: true, force: true }))

function at(folder: string): void {
  work = folder
  upstream = join(folder, 'upstream')
  fork = join(folder, 'fork')
}

test('the guide tells every command that is tried here', () => {
  for (const command of Object.values(commands)) expect(guide).toContain(command)
})

test('newer code arrives without a conflict, and nothing of a newer sample gets into the content', () => {
  changeCode()
  changeSamples()
  git(fork, commands.driver.slice(4))
  const before = contentOf(fork)
  expect(update()).toBe(0)
  expect(readFileSync(join(fork, 'components/lib/constants.ts'), 'utf8')).toContain('// newer')
  expect(readFileSync(join(fork, 'content/schema.ts'), 'utf8')).toContain('// newer')
  expect(contentOf(fork)).toEqual(before)
})

test('without the driver a changed sample conflicts in files of the owner alone, and the guide resolves it', () => {
  changeSamples()
  const before = contentOf(fork)
  expect(update()).not.toBe(0)
  expect(conflicts()).toEqual(['content/profile.ts'])
  git(fork, commands.keep.slice(4))
  git(fork, 'commit --quiet --no-edit')
  expect(contentOf(fork)).toEqual(before)
})

test('a sample picture that the owner removed and we changed is removed again as the guide says', () => {
  appendFileSync(join(upstream, SAMPLE_PICTURE), 'newer')
  commit(upstream, 'Another picture')
  git(fork, commands.driver.slice(4))
  expect(update()).not.toBe(0)
  expect(conflicts()).toEqual([SAMPLE_PICTURE])
  git(fork, `${commands.deleted.slice(4)} --quiet ${SAMPLE_PICTURE}`)
  git(fork, 'commit --quiet --no-edit')
  expect(existsSync(join(fork, 'content/images/sample'))).toBe(false)
})

test('a repository made from the template joins once, and then takes newer versions like any other', () => {
  rmSync(join(fork, '.git'), { recursive: true })
  git(fork, 'init --quiet --initial-branch=main')
  commit(fork, 'From the template')
  git(fork, 'remote add upstream ../upstream')
  git(fork, commands.driver.slice(4))
  git(fork, 'fetch --quiet upstream --tags')
  const before = contentOf(fork)
  git(fork, commands.join.slice(4))
  expect(contentOf(fork)).toEqual(before)
  changeCode()
  changeSamples()
  expect(update()).toBe(0)
  expect(readFileSync(join(fork, 'scripts/run.ts'), 'utf8')).toContain('// newer')
  expect(contentOf(fork)).toEqual(before)
})

test('every file that the README gives to the owner is one that a merge leaves alone', () => {
  const table = readFileSync('README.md', 'utf8').match(/^\| `content\/.*$/gm) ?? []
  const files = table.flatMap((row) => row.split(' | ')[0]?.match(/content\/[\w-]+\.ts/g) ?? [])
  expect(files.length).toBeGreaterThan(10)
  const attributes = readFileSync('.gitattributes', 'utf8')
  expect(files.filter((file) => !attributes.includes(`${file} merge=owner\n`))).toEqual([])
})

function changeCode(): void {
  const files = ['components/lib/constants.ts', 'scripts/run.ts', 'docs/updating.md', 'content/schema.ts']
  for (const file of files) appendFileSync(join(upstream, file), '\n// newer\n')
  commit(upstream, 'Newer code')
}

function changeSamples(): void {
  const profile = join(upstream, 'content/profile.ts')
  writeFileSync(profile, readFileSync(profile, 'utf8').replace(/status: .*/, "status: 'A newer sample',"))
  commit(upstream, 'Newer samples')
}

/** What the owner wrote, by file; what we ship beside it follows the newer version. */
function contentOf(folder: string): Record<string, string> {
  const names = filesBelow(join(folder, 'content')).map((file) => `content/${file}`)
  // Each answer is a name, "merge" and the driver.
  const answers = git(folder, 'check-attr -z --stdin merge', names.join('\0')).split('\0')
  const files = names.filter((_, i) => answers[i * 3 + 2] === 'owner')
  expect(files.length).toBeGreaterThan(10)
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), 'latin1')]))
}

function conflicts(): string[] {
  return git(fork, 'diff --name-only --diff-filter=U').split('\n').filter(Boolean)
}

/** @returns the status of the merge: 0 when there was no conflict */
function update(): number | null {
  git(fork, 'fetch --quiet upstream --tags')
  return run(fork, commands.merge.slice(4).split(' ')).status
}

function commit(folder: string, message: string): void {
  git(folder, 'add --all')
  run(folder, ['commit', '--quiet', '-m', message])
}

function git(folder: string, args: string, input = ''): string {
  const { status, stdout, stderr } = run(folder, args.split(' '), input)
  if (status !== 0) throw new Error(`git ${args} failed:\n${stderr}`)
  return stdout
}

/** No setting of this machine counts, and no repository around the temporary folder. */
function run(folder: string, args: string[], input = '') {
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: process.env.NODE_ENV,
    HOME: work,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CEILING_DIRECTORIES: tmpdir(),
    GIT_AUTHOR_NAME: 'Somebody',
    GIT_AUTHOR_EMAIL: 'somebody@example.com',
    GIT_COMMITTER_NAME: 'Somebody',
    GIT_COMMITTER_EMAIL: 'somebody@example.com',
  }
  return spawnSync('git', args, { cwd: folder, env, encoding: 'utf8', input })
}
