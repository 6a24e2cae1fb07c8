import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jsonResume, linkedInTables, zipOf } from '../__tests__/support/imports'
import { copyCheckout, shareCaches } from '../scripts/checkout-copy'
import { freePort } from '../scripts/commands/port.mjs'
import { endGroup } from './support/processes'
import { expect, test } from './support/test'

// A new owner follows the README word by word, in a copy of the checkout: what they have becomes their site.

// The site stands at an address of its own.
test.use({ allowFaults: true })
test.setTimeout(480_000)

/** What a script says instead of the owner, who is asked in a terminal; commands without an entry need nothing more. */
const answers: Record<string, readonly string[]> = {
  'npm run setup -- --from resume.json': ['--yes'],
  'npm run setup -- --from linkedin.zip': ['--yes'],
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

test.beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'evening-'))
  copyCheckout(copy)
  shareCaches('.', copy)
  writeFileSync(join(copy, 'resume.json'), JSON.stringify(jsonResume))
  writeFileSync(join(copy, 'linkedin.zip'), zipOf(linkedInTables))
})

test.afterAll(async () => {
  await endGroup(server)
  rmSync(copy, { recursive: true, force: true })
})

/** Runs a command in the copy, as the owner types it. */
function start(command: string, more: readonly string[] = [], env = {}) {
  const [program = '', ...args] = command.split(' ')
  const child = spawn(program, [...args, ...more], {
    cwd: copy,
    detached: true,
    // The address is that of the content, whatever the checks of this checkout are told.
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', SITE_URL: undefined, ...env },
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

test('the ten minutes of the README make a site of what its owner has', async ({ page }) => {
  const section = /## Make it yours in ten minutes\n[\s\S]*?\n## /.exec(
    readFileSync('README.md', 'utf8'),
  )?.[0]
  const commands = [...(section ?? '').matchAll(/`(npm [^`]+)`/g)].map(([, command = '']) => command)
  expect(commands).toEqual(expect.arrayContaining([...Object.keys(answers), ...elsewhere, 'npm run doctor']))

  for (const command of commands) {
    if (!elsewhere.includes(command)) await run(command, answers[command])
  }
  expect(await run('npm run setup -- --from linkedin.zip', ['--yes'])).toContain('Nothing to change')

  const { child, said } = start('npm start', [], { PORT: String(await freePort()) })
  server = child
  await expect.poll(() => said.text, { timeout: 240_000 }).toContain('The site is at')
  const home = /The site is at (\S+)/.exec(said.text)?.[1] ?? ''
  await page.goto(home)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(jsonResume.basics.name)
  const imported = [jsonResume.work[0]?.name, ...jsonResume.projects.map(({ name }) => name)]
  for (const told of ['Gardener', 'Planted atlas', ...imported])
    await expect(page.getByText(told ?? '').first()).toBeVisible()
  await run('npm run compress')
  await run('npm run shots', ['--', '--only', 'home-first', '--width', '390'])
  expect((await page.request.get(new URL('resume.pdf', home).href)).ok()).toBe(true)

  // What they have now passes the checks of the time of editing: of the unit tests none is reached by a change.
  await run('npm run format')
  await run('git init --quiet')
  await run('git add --all')
  await run('git -c user.name=Owner -c user.email=owner@example.org commit --quiet --message Mine')
  await run('npm run check')
})
