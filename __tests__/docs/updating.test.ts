import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { temporaryFolder } from '../support/temporary-folder'

// A newer version is merged into the site of an owner whose content is wholly rewritten, by a real Git.

const path = temporaryFolder()
const OWN = '// All of this is mine.\n'
const PICTURE = 'content/images/picture.png'
const code = ['content/schema.ts', 'scripts/run.ts']

/** The files that the README gives to the owner. */
const rows = readFileSync('README.md', 'utf8').match(/^\| `content\/.*$/gm) ?? []
const owned = rows.flatMap((row) => row.split(' | ')[0]?.match(/content\/[\w-]+\.ts/g) ?? []).toSorted()

beforeEach(() => {
  git('init --quiet --initial-branch=main upstream', '.')
  for (const file of ['.gitattributes', ...code]) cpSync(file, path('upstream', file), { recursive: true })
  for (const file of owned) cpSync(file, path('upstream', file))
  cpSync('content/schema.ts', path('upstream', PICTURE), { recursive: true })
  commit('upstream')
  git('tag v1.0.0', 'upstream')
  git('clone --quiet --origin upstream upstream fork', '.')
  for (const file of owned) writeFileSync(path('fork', file), OWN)
  rmSync(path('fork', PICTURE))
  commit('fork')
})

test('without the driver only files of the owner conflict, and the guide resolves it, with a sample picture that they removed', () => {
  publish(...code, ...owned, PICTURE)
  expect(update).toThrow('CONFLICT')
  expect(conflicts()).toEqual([...owned, PICTURE].toSorted())
  guided('git checkout HEAD -- content/profile.ts')
  git(`checkout HEAD -- ${owned.join(' ')}`)
  guided('git rm', `--quiet ${PICTURE}`)
  git('commit --quiet --no-edit')
  expectNewCodeAndOwnContent()
  expect(existsSync(path('fork', PICTURE))).toBe(false)
})

test('a repository made from the template joins once, and then takes newer code, and no change of a file that the README gives to the owner', () => {
  rmSync(path('fork', '.git'), { recursive: true })
  git('init --quiet --initial-branch=main')
  commit('fork')
  git(`remote add upstream ${path('upstream')}`)
  guided('git config merge.owner.driver true')
  guided('git fetch upstream --tags', '--quiet')
  guided('git merge --allow-unrelated-histories -s ours v1.0.0')
  publish(...code, ...owned)
  update()
  expectNewCodeAndOwnContent()
})

function expectNewCodeAndOwnContent(): void {
  expect(owned.length).toBeGreaterThan(10)
  const inFork = (file: string) => readFileSync(path('fork', file), 'utf8')
  expect(owned.filter((file) => inFork(file) !== OWN)).toEqual([])
  for (const file of code) expect(inFork(file)).toContain('// newer')
}

/** Changes files in the newer version. */
function publish(...files: string[]): void {
  for (const file of files) appendFileSync(path('upstream', file), '\n// newer\n')
  commit('upstream')
}

function update(): void {
  guided('git fetch upstream --tags', '--quiet')
  guided('git merge upstream/main')
}

/** Runs a command in the owner's repository, as the guide tells it. */
function guided(command: string, more = ''): void {
  expect(readFileSync('docs/updating.md', 'utf8')).toContain(command)
  git(`${command} ${more}`.trim().slice('git '.length))
}

function conflicts(): string[] {
  return git('diff --name-only --diff-filter=U').split('\n').filter(Boolean)
}

function commit(repository: string): void {
  git('add --all', repository)
  git('commit --quiet -m Changes', repository)
}

/** No setting of this machine counts, and no repository around the temporary folder. */
function git(args: string, repository = 'fork'): string {
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: process.env.NODE_ENV,
    HOME: path(),
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CEILING_DIRECTORIES: tmpdir(),
  }
  const options = { cwd: path(repository), env, encoding: 'utf8' } as const
  const somebody = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.com']
  const { status, stdout, stderr } = spawnSync('git', [...somebody, ...args.split(' ')], options)
  if (status !== 0) throw new Error(`git ${args} failed:\n${stdout}${stderr}`)
  return stdout
}
