import assert from 'node:assert/strict'
import { once } from 'node:events'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository, startGitHub } from '../../__tests__/support/github-server'
import { jsonResume, linkedInTables, zipOf } from '../../__tests__/support/imports'
import { exportFolder } from '../commands/folders'
import { freePort } from '../commands/port.mjs'
import { endProgram, startProgram } from '../commands/program'
import { run } from '../commands/run'
import { inCheckoutCopy } from './checkout-copy'
import { differences } from './differences'
import { isSample } from './is-sample'

const fromAll = 'npm run setup -- --from resume.json --from linkedin.zip --from github:NAME'

/** The commands of the README that ask in a terminal, with the answers as options. */
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

/** How long a command may take on a slow machine. */
const MINUTES = 10

/** `npm start` comes last; `npm run dev` has a browser test, `npm run setup` asks what the longer command says. */
const elsewhere = ['npm start', 'npm run dev', 'npm run setup']

/**
 * `npm test -- quickstart`: in a copy of the checkout with the sample, a new owner follows the README word by word, and what
 * they have becomes their site: the checks of the export find it in every document. Then all is taken back and built again,
 * on top of what the first build left. That must give the bytes of the checkout's export, so that nothing of an earlier
 * content stays anywhere, and the same sources give the same bytes.
 */
await run(async () => {
  if (!(await isSample()))
    throw new Error(
      'The quickstart begins with the sample, and content/ is not the sample. "npm test" tests your site.',
    )
  if (!existsSync(exportFolder)) throw new Error('There is no export. Run npm run build first.')
  const gitHub = await startGitHub({ repositories: [repository('compass')] })
  try {
    await inCheckoutCopy(async (copy) => {
      const asTheirs = { SITE_URL: undefined, GITHUB_API_URL: gitHub.url, GITHUB_TOKEN: '' }
      writeFileSync(join(copy, 'resume.json'), JSON.stringify(jsonResume))
      writeFileSync(join(copy, 'linkedin.zip'), zipOf(linkedInTables))
      // An owner's own PDF does not follow the content.
      rmSync(join(copy, 'content', 'resume.pdf'), { force: true })

      await assert.rejects(runIn(copy, 'npm run setup', asTheirs), /There is no terminal for prompts/)
      for (const command of commandsOfReadme()) {
        if (!elsewhere.includes(command)) await runIn(copy, command, asTheirs, answers[command])
      }
      const again = await runIn(copy, fromAll, asTheirs, answers[fromAll])
      assert.match(again, /Nothing to change/, 'A second setup changes nothing.')
      await look(copy, asTheirs)
      await runIn(copy, 'npm run format', asTheirs)
      await runIn(copy, 'npx biome ci .', asTheirs)
      await runIn(copy, 'npx tsc --noEmit', asTheirs)
      await runIn(copy, 'npx jiti scripts/check/export.ts', asTheirs)

      rmSync(join(copy, 'content'), { recursive: true })
      cpSync('content', join(copy, 'content'), { recursive: true })
      await runIn(copy, 'npm run build')
      const faults = differences(exportFolder, join(copy, 'out'))
      if (faults.length > 0) {
        throw new Error(
          `${faults.join('\n')}\nIf anything was edited since the last build, run npm run build and try again.`,
        )
      }
      console.log('The quickstart made a whole site; taken back, it left the same bytes as before.')
    })
  } finally {
    await gitHub.close()
  }
})

/** What "Make it yours" tells to type, in its order. */
function commandsOfReadme(): string[] {
  const section = /## Make it yours\n[\s\S]*?\n## /.exec(readFileSync('README.md', 'utf8'))
  const commands: string[] = section?.[0].match(/(?<=`)npm [^`]+(?=`)|(?<=^ +)npm .+$/gm) ?? []
  for (const command of [...Object.keys(answers), ...elsewhere, 'npm run doctor']) {
    assert(commands.includes(command), `The README says "${command}".`)
  }
  return commands
}

/** Builds and serves the new site as its owner does, and looks for what was brought in. */
async function look(copy: string, env: Environment): Promise<void> {
  const server = start(copy, 'npm start', { ...env, PORT: String(await freePort()) })
  try {
    const home = await new Promise<string>((found, failed) => {
      server.child.stdout?.on('data', () => {
        const address = /The site is at (\S+)/.exec(server.said())?.[1]
        if (address) found(address)
      })
      server.ended.then(() => failed(new Error(`npm start ended.\n${server.said()}`)), failed)
    })
    const html = await (await fetch(home)).text()
    const imported = [jsonResume.work[0]?.name, ...jsonResume.projects.map(({ name }) => name)]
    for (const told of [jsonResume.basics.name, 'Gardener', 'Planted atlas', 'Compass', ...imported]) {
      assert(html.includes(`>${told}<`), `"${told}" stands on the home page.`)
    }
    await runIn(copy, 'npm run compress', env)
    assert((await fetch(new URL('resume.pdf', home))).ok, 'The resume is served.')
  } finally {
    endProgram(server.child)
    await server.ended
  }
}

type Environment = Record<string, string | undefined>

/** @returns what a command printed; throws with it where the command fails */
async function runIn(
  folder: string,
  command: string,
  env: Environment = {},
  more: readonly string[] = [],
): Promise<string> {
  console.log(`$ ${command}`)
  const { child, ended, said } = start(folder, command, env, more)
  let isLate = false
  const bound = setTimeout(() => {
    isLate = true
    endProgram(child)
  }, MINUTES * 60_000)
  const status = await ended
  clearTimeout(bound)
  if (isLate)
    throw new Error(`${said()}\n"${command}" was stopped, because it had not ended after ${MINUTES} minutes.`)
  if (status !== 0) throw new Error(`${said()}\n"${command}" failed in a copy.`)
  return said()
}

/** Starts a command as the owner types it. */
function start(folder: string, command: string, env: Environment, more: readonly string[] = []) {
  const child = startProgram([...command.replace('NAME', 'ada').split(' '), ...more], {
    folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data) => {
      text += data
    })
  return { child, said: () => text, ended: once(child, 'close').then(([status]) => Number(status)) }
}
