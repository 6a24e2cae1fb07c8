import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { repository, startGitHub } from '../../support/github-server'
import { jsonResume } from '../../support/imports'
import { filesOf } from '../../support/repository'

const jiti = resolve('node_modules', 'jiti', 'lib', 'jiti-cli.mjs')

/** A copy of what the command needs, with the sample in `content/`. */
let root: string
let github: Awaited<ReturnType<typeof startGitHub>> | undefined
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'command-'))
  for (const folder of ['app', 'components', 'content', 'scripts'])
    cpSync(folder, join(root, folder), { recursive: true })
  for (const file of ['package.json', 'tsconfig.json']) cpSync(file, join(root, file))
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
  writeFileSync(join(root, 'resume.json'), JSON.stringify(jsonResume))
})
afterAll(async () => {
  await github?.close()
  rmSync(root, { recursive: true })
})

/** Runs `npm run setup` in the copy. It must not block: the server that it asks runs in this process. */
function setup(args: readonly string[], env: Record<string, string> = {}) {
  return new Promise<{ status: number; stdout: string; stderr: string }>((done) => {
    const options = { cwd: root, env: { ...process.env, GITHUB_TOKEN: '', ...env } }
    const command = execFile(
      process.execPath,
      [jiti, 'scripts/setup.ts', ...args],
      options,
      (error, stdout, stderr) => done({ status: error ? 1 : 0, stdout, stderr }),
    )
    command.stdin?.end()
  })
}

const content = () => filesOf(join(root, 'content'))

test('without a terminal and without --yes it says so and changes nothing', async () => {
  const { stdout, stderr } = await setup([])
  expect(stdout).toBe('')
  expect(stderr.trim()).toMatch(/^There is no terminal to ask in\./)
})

test('GitHub beside a resume fills content/: run again it changes nothing, and a fault leaves it as it is', async () => {
  const repositories = Array.from({ length: 8 }, (_, i) => repository(`repo-${i}`, { stargazers_count: i }))
  github = await startGitHub({ repositories, limit: 500 })
  const { url } = github
  const args = ['--from', 'github:ada', '--from', 'resume.json', '--yes']
  const first = await setup(args, { GITHUB_API_URL: url })
  expect(first).toMatchObject({ status: 0, stderr: '' })
  expect(first.stdout).toMatch(/on the home page: Ferry, Night Shift, Repo 7, Repo 6, Repo 5, Repo 4\n/)
  const written = content()
  expect(written.get('profile.ts')).toMatch(/name: 'Ines Okafor'[\s\S]*'https:\/\/x\.com\/adalin'/)
  expect(written.get('older-projects.ts')?.match(/title:/g)).toHaveLength(4)

  const second = await setup(args, { GITHUB_API_URL: url })
  expect(second.stdout).toMatch(/^Nothing to change/m)
  await github.close()
  const fault = await setup(args, { GITHUB_API_URL: url })
  expect(fault).toMatchObject({ status: 1, stdout: '' })
  expect(fault.stderr.trim()).toMatch(/^127\.0\.0\.1:\d+ could not be read .* Nothing was written\.$/)
  expect(content()).toEqual(written)
})
