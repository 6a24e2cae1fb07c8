import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { makeBrowserReady } from './browser'
import { copyCheckout, shareCaches } from './checkout-copy'
import { freePort } from './commands/port.mjs'
import { type Owner, writeOwner } from './contents/owner'
import { run } from './run'

const ownersFolder = join('__tests__', 'owners')
/** Browser tests whose result depends on the content; the others run against the sample only. */
const specs = [
  'accessibility',
  'back-to-top',
  'explorer-search-filter-sort',
  'footer',
  'intro',
  'listening',
  'no-scripts',
  'palette',
  'project-address',
  'project-cards',
  'project-dialog',
  'sections-and-routes',
  'zoom-and-width',
]

/**
 * `npm run test:contents [-- NAME ...]`: builds the site of each owner of `__tests__/owners` in a copy of the checkout,
 * and runs the unit tests, the export checks and the browser tests against it.
 */
await run(async () => {
  const known = readdirSync(ownersFolder).flatMap((file) => /^(.+)\.ts$/.exec(file)?.[1] ?? [])
  const names = process.argv.slice(2)
  for (const name of names) {
    if (!existsSync(join(ownersFolder, `${name}.ts`))) {
      throw new Error(`There is no owner "${name}". Choose from: ${known.join(', ')}.`)
    }
  }
  process.env.CHROMIUM_PATH = makeBrowserReady()
  const copy = mkdtempSync(join(tmpdir(), 'contents-'))
  try {
    copyCheckout(copy)
    shareCaches('.', copy)
    for (const name of names.length > 0 ? names : known) await check(copy, name)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
})

async function check(copy: string, name: string): Promise<void> {
  console.log(`\nOwner: ${name}`)
  const { owner } = (await import(`../__tests__/owners/${name}`)) as { owner: Owner }
  await writeOwner(copy, owner)
  inCopy(copy, ['npm', 'run', '--silent', 'build'])
  inCopy(copy, ['jest', '--ci', '--silent'])
  inCopy(copy, ['jiti', 'scripts/check-export.ts'])
  const files = specs.map((spec) => `e2e/${spec}.spec.ts`)
  inCopy(copy, ['playwright', 'test', '--reporter=list', ...files], { E2E_PORT: String(await freePort()) })
}

function inCopy(copy: string, [program = '', ...args]: string[], env: Record<string, string> = {}): void {
  const { status } = spawnSync(program, args, {
    cwd: copy,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...env,
      PATH: join(copy, 'node_modules', '.bin') + delimiter + process.env.PATH,
    },
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`"${program} ${args.join(' ')}" failed for the owner named above.`)
}
