import { execSync } from 'node:child_process'
import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { temporaryFolder } from '@/__tests__/support/temporary-folder'

// Merges a newer version into an owner's site with the commands of docs/updating.md.

const path = temporaryFolder()
const OWN = '// All of this is mine.\n'
const code = ['content/schema/content.ts', 'scripts/commands/run.ts']

/** The files that the README lists as the owner's, and the README, which owners replace. */
const rows = readFileSync('README.md', 'utf8').match(/^\| `content\/.*$/gm) ?? []
const listed = rows.flatMap((row) => row.split(' | ')[0]?.match(/content\/[\w-]+\.ts/g) ?? [])
const owned = [...listed, 'README.md'].toSorted()

/** The Git commands of the guide, in its blocks of code. */
const blocks = readFileSync('docs/updating.md', 'utf8').match(/```sh\n[^`]*```/g) ?? []
const guide = blocks.join('').match(/^git .*$/gm) ?? []

test('a site made from the template takes newer code and keeps its own files', () => {
  for (const repository of ['upstream', 'fork']) {
    for (const file of ['.gitattributes', ...code, ...owned])
      cpSync(file, path(repository, file), { recursive: true })
    shell('git init --quiet --initial-branch=main', repository)
  }
  commit('upstream', '2026-01-01T00:00:00Z')
  expect(owned.length).toBeGreaterThan(10)
  for (const file of owned) writeFileSync(path('fork', file), OWN)
  commit('fork', '2026-02-01T00:00:00Z')

  for (const file of [...code, ...owned]) appendFileSync(path('upstream', file), '\n// newer\n')
  commit('upstream', '2026-03-01T00:00:00Z')
  for (const command of guide) shell(command.replace('ADDRESS', path('upstream')), 'fork')
  const inFork = (file: string) => readFileSync(path('fork', file), 'utf8')
  expect(owned.filter((file) => inFork(file) !== OWN)).toEqual([])
  for (const file of code) expect(inFork(file)).toContain('// newer')
})

function commit(repository: string, date: string): void {
  shell('git add --all', repository)
  shell('git commit --quiet -m Changes', repository, { GIT_COMMITTER_DATE: date })
}

/** Runs a command without this machine's Git settings, and outside of any repository. */
function shell(command: string, repository: string, variables: Record<string, string> = {}): void {
  const env = {
    ...process.env,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CEILING_DIRECTORIES: tmpdir(),
    GIT_AUTHOR_NAME: 'Somebody',
    GIT_COMMITTER_NAME: 'Somebody',
    EMAIL: 'somebody@example.com',
    ...variables,
  }
  execSync(command, { cwd: path(repository), env, stdio: 'pipe' })
}
