import { mkdirSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { type OwnerModule, writeOwner } from '../__tests__/support/owner'
import { inCheckoutCopy } from './check/checkout-copy'
import { freePort } from './commands/port.mjs'
import { runProgram } from './commands/program'
import { run } from './commands/run'

const WIDTHS = [390, 768, 1200, 1440]
const MODES = ['dark', 'light']
/** The width of a page on a sheet and the gap between two, in pixels. */
const COLUMN = 300
const GAP = 12

/**
 * `npx jiti scripts/contact-sheets.ts FOLDER [OWNER ...]`: builds the site of each owner of `__tests__/owners`, or of those
 * named, and writes a picture of each home page at four widths in both modes into the folder.
 */
await run(async () => {
  const [folder = 'test-results/sheets', ...names] = process.argv.slice(2)
  const owners = readdirSync('__tests__/owners').map((file) => file.replace('.ts', ''))
  const to = resolve(folder)
  mkdirSync(to, { recursive: true })
  await inCheckoutCopy(async (copy) => {
    for (const name of names.length > 0 ? names : owners) {
      await writeOwner(copy, (await import(`../__tests__/owners/${name}`)) as OwnerModule)
      const shots = join(copy, 'shots', name)
      mkdirSync(shots, { recursive: true })
      const env = { E2E_PORT: String(await freePort()), SHOTS: shots }
      const grep = `^home (${WIDTHS.join('|')}) `
      const isDone = [
        ['npm', 'run', '--silent', 'build'],
        ['npx', 'playwright', 'test', 'shots', '--project=shots', '--grep', grep],
      ].every((command) => runProgram(command, { folder: copy, env, minutes: 20 }))
      if (!isDone) throw new Error(`The pages of "${name}" could not be made.`)
      await writeSheet(shots, join(to, `${name}.webp`))
    }
  })
  console.log(`Contact sheets: ${to}`)
})

/** Puts the pages side by side: the widths from left to right, dark before light. */
async function writeSheet(shots: string, to: string): Promise<void> {
  const files = MODES.flatMap((mode) => WIDTHS.map((width) => join(shots, `home-${width}-${mode}.webp`)))
  const pages = await Promise.all(
    files.map((file) => sharp(file).resize({ width: COLUMN }).toBuffer({ resolveWithObject: true })),
  )
  const height = Math.max(...pages.map(({ info }) => info.height))
  const width = pages.length * (COLUMN + GAP) - GAP
  await sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .composite(pages.map(({ data }, i) => ({ input: data, left: i * (COLUMN + GAP), top: 0 })))
    .webp({ quality: 80 })
    .toFile(to)
}
