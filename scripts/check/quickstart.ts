import assert from 'node:assert/strict'
import { once } from 'node:events'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository, startGitHub } from '@/__tests__/support/github-server'
import { jsonResume, linkedInTables, zipOf } from '@/__tests__/support/imports'
import { withCheckoutCopy } from '@/scripts/check/checkout-copy'
import { isSample } from '@/scripts/check/is-sample'
import { compareFolders, filesBelow } from '@/scripts/commands/files'
import { exportFolder } from '@/scripts/commands/folders'
import { freePort } from '@/scripts/commands/port'
import { endProgram, startProgram } from '@/scripts/commands/program'
import { run } from '@/scripts/commands/run'

const fromAll = 'npm run setup -- --from resume.json --from linkedin.zip --from github:NAME'

/** The commands of the README that prompt, with their answers as options. */
const options: Record<string, readonly string[]> = {
  [fromAll]: ['--yes'],
}

/** How long a command may take on a slow machine. */
const MINUTES = 10

/** Commands that are skipped: `npm start` runs at the end, and other tests cover the rest. */
const skipped = ['npm start', 'npm run dev', 'npm run setup']

/**
 * `npm test -- quickstart`: runs the commands of the README in a copy of the checkout, and checks the imported site. Then restores the
 * sample and builds again. The result must equal the checkout's export, because builds are reproducible and independent of earlier content.
 */
await run(async () => {
  if (!(await isSample()))
    throw new Error(
      'The quickstart needs the sample, and content/ is not the sample. "npm test" tests your site.',
    )
  if (!existsSync(exportFolder)) throw new Error('There is no export. Run npm run build first.')
  const gitHub = await startGitHub({ repositories: [repository('compass')] })
  try {
    await withCheckoutCopy(async (copy) => {
      const ownersEnv = { SITE_URL: undefined, GITHUB_API_URL: gitHub.url, GITHUB_TOKEN: '' }
      writeFileSync(join(copy, 'resume.json'), JSON.stringify(jsonResume))
      writeFileSync(join(copy, 'linkedin.zip'), zipOf(linkedInTables))
      for (const command of commandsOfReadme()) {
        if (!skipped.includes(command)) await runIn(copy, command, ownersEnv, options[command])
      }
      const again = await runIn(copy, fromAll, ownersEnv, options[fromAll])
      assert.match(again, /Nothing to change/, 'A second setup changes nothing.')
      const unfinished = filesBelow(join(copy, 'content')).filter((file) => file.endsWith('.tmp'))
      assert.deepEqual(unfinished, [], 'No temporary file is left.')
      await checkServedSite(copy, ownersEnv)
      await runIn(copy, 'npm run format', ownersEnv)
      await runIn(copy, 'npx biome ci content', ownersEnv)
      await runIn(copy, 'npx tsc --noEmit --project scripts/check/site.tsconfig.json', ownersEnv)
      await runIn(copy, 'node scripts/run.mjs check/export', ownersEnv)

      rmSync(join(copy, 'content'), { recursive: true })
      cpSync('content', join(copy, 'content'), { recursive: true })
      await runIn(copy, 'npm run build')
      const faults = compareFolders(exportFolder, join(copy, 'out'))
      if (faults.length > 0) {
        throw new Error(
          `${faults.join('\n')}\nIf you edited anything since the last build, run npm run build and try again.`,
        )
      }
      console.log(
        'The quickstart gave a complete site, and restoring the sample gave the same bytes as before.',
      )
    })
  } finally {
    await gitHub.close()
  }
})

/** Returns the commands of "Make it yours" in the README, in their order. */
function commandsOfReadme(): string[] {
  const section = /## Make it yours\n[\s\S]*?\n## /.exec(readFileSync('README.md', 'utf8'))
  const commands: string[] = section?.[0].match(/(?<=`)npm [^`]+(?=`)|(?<=^ +)npm .+$/gm) ?? []
  for (const command of [...Object.keys(options), ...skipped, 'npm run doctor']) {
    assert(commands.includes(command), `The README contains "${command}".`)
  }
  return commands
}

/** Builds and serves the site with `npm start`, and checks that it shows the imported facts. */
async function checkServedSite(copy: string, env: Environment): Promise<void> {
  const server = start(copy, 'npm start', { ...env, PORT: String(await freePort()) })
  try {
    const home = await new Promise<string>((resolve, reject) => {
      server.child.stdout?.on('data', () => {
        const address = /The site is at (\S+)/.exec(server.output())?.[1]
        if (address) resolve(address)
      })
      server.ended.then(() => reject(new Error(`npm start ended.\n${server.output()}`)), reject)
    })
    const html = await (await fetch(home)).text()
    const imported = [jsonResume.work[0]?.name, ...jsonResume.projects.map(({ name }) => name)]
    for (const text of [jsonResume.basics.name, 'Compass', ...imported]) {
      assert(html.includes(`>${text}<`), `The home page contains "${text}".`)
    }
  } finally {
    endProgram(server.child)
    await server.ended
  }
}

type Environment = Record<string, string | undefined>

/**
 * Runs a command and returns its output.
 *
 * @throws with the output if the command fails
 */
async function runIn(
  folder: string,
  command: string,
  env: Environment = {},
  args: readonly string[] = [],
): Promise<string> {
  console.log(`$ ${command}`)
  const { child, ended, output } = start(folder, command, env, args)
  let isLate = false
  const limit = setTimeout(() => {
    isLate = true
    endProgram(child)
  }, MINUTES * 60_000)
  const status = await ended
  clearTimeout(limit)
  if (isLate) throw new Error(`${output()}\n"${command}" was stopped after ${MINUTES} minutes.`)
  if (status !== 0) throw new Error(`${output()}\n"${command}" failed in a copy.`)
  return output()
}

function start(folder: string, command: string, env: Environment, args: readonly string[] = []) {
  const child = startProgram([...command.replace('NAME', 'ada').split(' '), ...args], {
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
  return { child, output: () => text, ended: once(child, 'close').then(([status]) => Number(status)) }
}
