import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repository, startGitHub } from '../__tests__/support/github-server'
import { jsonResume, linkedInTables, zipOf } from '../__tests__/support/imports'
import { copyCheckout } from '../scripts/checkout-copy'
import { freePort } from '../scripts/commands/port.mjs'
import { endGroup } from './support/processes'
import { expect, test } from './support/test'

// A new owner follows the README word by word, in a copy of the checkout: what they have becomes their site.

// The site stands at an address of its own.
test.use({ allowFaults: true })
test.setTimeout(480_000)

const fromAll = 'npm run setup -- --from resume.json --from linkedin.zip --from github:NAME'

/** What a script says instead of the owner, who is asked in a terminal; commands without an entry need nothing more. */
const answers: Record<string, readonly string[]> = {
  [fromAll]: ['--yes'],
  'npm run new project': [
    '--',
    ...['--title', 'Planted atlas', '--type', 'Web', '--date', '2025-06', '--description', 'Maps by hand.'],
    ...['--github', 'https://example.com/atlas'],
  ],
  'npm run new experience': [
    '--',
    ...['--company', 'Planted Works', '--title', 'Gardener', '--start', 'Jun 2025', '--end', 'Present'],
  ],
}

/** Commands that are run by a test of their own, or last. */
const elsewhere = ['npm start', 'npm run dev', 'npm run setup']

let copy = ''
let server: ChildProcess | undefined
let gitHub: Awaited<ReturnType<typeof startGitHub>>

test.beforeAll(async () => {
  gitHub = await startGitHub({ repositories: [repository('compass')] })
  copy = mkdtempSync(join(tmpdir(), 'evening-'))
  copyCheckout(copy)
  writeFileSync(join(copy, 'resume.json'), JSON.stringify(jsonResume))
  writeFileSync(join(copy, 'linkedin.zip'), zipOf(linkedInTables))
})

test.afterAll(async () => {
  await endGroup(server)
  await gitHub.close()
  rmSync(copy, { recursive: true, force: true })
})

/** Runs a command in the copy, as the owner types it. */
function start(command: string, more: readonly string[] = [], env = {}) {
  const [program = '', ...args] = command.replace('NAME', 'ada').split(' ')
  const child = spawn(program, [...args, ...more], {
    cwd: copy,
    detached: true,
    // The address is that of the content, whatever the checks of this checkout are told.
    env: {
      ...{ ...process.env, NEXT_TELEMETRY_DISABLED: '1', SITE_URL: undefined },
      ...{ GITHUB_API_URL: gitHub.url, GITHUB_TOKEN: '' },
      ...env,
    },
  })
  const said = { text: '' }
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      said.text += data
    })
  return { child, said }
}

async function run(command: string, more?: readonly string[]): Promise<string> {
  const { child, said } = start(command, more)
  const status = await new Promise((ended) => child.on('close', ended))
  expect(status, `${command}:\n${said.text}`).toBe(0)
  return said.text
}

test('the ten minutes of the README make a site of what its owner has', async ({ request }) => {
  const section = /## Make it yours in ten minutes\n[\s\S]*?\n## /.exec(
    readFileSync('README.md', 'utf8'),
  )?.[0]
  const commands = (section ?? '').match(/(?<=`)npm [^`]+(?=`)|(?<=^ +)npm .+$/gm) ?? []
  expect(commands).toEqual(expect.arrayContaining([...Object.keys(answers), ...elsewhere, 'npm run doctor']))

  for (const command of commands) {
    if (!elsewhere.includes(command)) await run(command, answers[command])
  }
  expect(await run(fromAll, answers[fromAll])).toContain('Nothing to change')

  const { child, said } = start('npm start', [], { PORT: String(await freePort()) })
  server = child
  await expect.poll(() => said.text, { timeout: 240_000 }).toContain('The site is at')
  const home = /The site is at (\S+)/.exec(said.text)?.[1] ?? ''
  const html = await (await request.get(home)).text()
  expect(html).toMatch(new RegExp(`<h1[^>]*>${jsonResume.basics.name}</h1>`))
  const imported = [jsonResume.work[0]?.name, ...jsonResume.projects.map(({ name }) => name)]
  for (const told of ['Gardener', 'Planted atlas', 'Compass', ...imported]) expect(html).toContain(told)
  await run('npm run compress')
  expect((await request.get(new URL('resume.pdf', home).href)).ok()).toBe(true)

  // What they have now passes the checks of the time of editing: of the unit tests none is reached by a change.
  await run('npm run format')
  await run('git init --quiet')
  await run('git add --all')
  await run('git -c user.name=Owner -c user.email=owner@example.org commit --quiet --message Mine')
  await run('npm test', ['--', 'quick'])
})
