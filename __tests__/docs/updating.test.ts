import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { temporaryFolder } from '../support/temporary-folder'

// A newer version is merged into the site of an owner whose content is wholly rewritten, by a real Git.

const path = temporaryFolder()
const OWN = '// All of this is mine.\n'
const code = ['content/schema.ts', 'scripts/run.ts']

/** The files that the README gives to the owner. */
const rows = readFileSync('README.md', 'utf8').match(/^\| `content\/.*$/gm) ?? []
const owned = rows.flatMap((row) => row.split(' | ')[0]?.match(/content\/[\w-]+\.ts/g) ?? []).toSorted()

test('a repository made from the template joins once, and then takes newer code, and no change of a file that the README gives to the owner', () => {
  for (const repository of ['upstream', 'fork']) {
    for (const file of ['.gitattributes', ...code, ...owned])
      cpSync(file, path(repository, file), { recursive: true })
    git('init --quiet --initial-branch=main', repository)
  }
  commit('upstream')
  git('tag v1.0.0', 'upstream')
  expect(owned.length).toBeGreaterThan(10)
  for (const file of owned) writeFileSync(path('fork', file), OWN)
  commit('fork')
  git(`remote add upstream ${path('upstream')}`)
  guided('git config merge.owner.driver true')
  guided('git fetch upstream --tags', '--quiet')
  guided('git merge --allow-unrelated-histories -s ours v1.0.0')

  for (const file of [...code, ...owned]) appendFileSync(path('upstream', file), '\n// newer\n')
  commit('upstream')
  guided('git fetch upstream --tags', '--quiet')
  guided('git merge upstream/main')
  const inFork = (file: string) => readFileSync(path('fork', file), 'utf8')
  expect(owned.filter((file) => inFork(file) !== OWN)).toEqual([])
  for (const file of code) expect(inFork(file)).toContain('// newer')
})

/** Runs a command in the owner's repository, as the guide tells it. */
function guided(command: string, more = ''): void {
  expect(readFileSync('docs/updating.md', 'utf8')).toContain(command)
  git(`${command} ${more}`.trim().slice('git '.length))
}

function commit(repository: string): void {
  git('add --all', repository)
  git('commit --quiet -m Changes', repository)
}

/** No setting of this machine counts, and no repository around the temporary folder. */
function git(args: string, repository = 'fork'): void {
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
}
