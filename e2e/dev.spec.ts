import { type ChildProcess, spawn } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { copyCheckout } from '../scripts/checkout-copy'
import { freePort } from '../scripts/commands/port.mjs'
import { at, expect, test } from './support/test'

// The owner at work: `npm run dev` in a copy of the checkout. What is edited there shows without another command.

// The server in development says much on the console, at an address of its own.
test.use({ allowFaults: true })
test.setTimeout(1_200_000)

/** With a bound for a busy machine, on which `next dev` compiles a screen for the first time. */
const patiently = expect.configure({ timeout: 300_000 })

let copy = ''
let server: ChildProcess | undefined
let home = ''
let terminal = ''

test.beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'dev-'))
  copyCheckout(copy)
  // What was edited while nothing ran shows too.
  await drop('planted/before.png', 500, 250)
  edit('profile.ts', "profile.portrait = { file: 'planted/before.png', alt: 'A picture from before' }")
  const port = await freePort()
  home = `http://localhost:${port}${at('/')}`
  server = spawn('npm', ['run', 'dev', '--', '-p', String(port)], {
    cwd: copy,
    // A group of its own, which can be ended whole.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (data) => {
      terminal += data
    })
})

test.afterAll(async () => {
  const pid = server?.pid
  if (pid) await expect.poll(() => endGroup(pid)).toBe('gone')
  rmSync(copy, { recursive: true, force: true })
})

/** Ends a process and all that it started, which may still write when it has ended itself. */
function endGroup(leader: number): string {
  try {
    process.kill(-leader, 'SIGTERM')
    return 'ending'
  } catch {
    return 'gone'
  }
}

/** Adds to a file of the content, whatever the owner has written there. */
function edit(file: string, code: string) {
  appendFileSync(join(copy, 'content', file), `\n${code}\n`)
}

/** Puts a picture into its place at once, as programs for pictures do. */
async function drop(file: string, width: number, height: number) {
  const target = join(copy, 'content', 'images', file)
  const image = sharp({ create: { width, height, channels: 3, background: '#20a785' } })
  await image.png().toFile(join(copy, 'new.png'))
  mkdirSync(join(target, '..'), { recursive: true })
  renameSync(join(copy, 'new.png'), target)
}

/** Waits until the page shows a picture of this shape. */
function showsPicture(page: Page, alt: string, width: number, height: number) {
  // Asked again where it is not there yet, or the page is just loaded anew.
  return expect(async () => {
    const shape = await page
      .getByRole('img', { name: alt })
      .evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)
    expect(shape).toBeCloseTo(width / height)
  }).toPass()
}

const faults = [
  { file: 'profile', field: 'email', wrong: 'nobody', right: 'nobody@example.org' },
  // Styles and build steps take it before the pages do.
  { file: 'theme', field: 'brand', wrong: 'green', right: '#20a785' },
]

test('words, new pictures and replaced pictures show while next dev runs', async ({ page }) => {
  await expect(async () => {
    expect((await page.goto(home))?.status()).toBe(200)
  }).toPass()
  await showsPicture(page, 'A picture from before', 500, 250)

  edit('profile.ts', "profile.title = 'Zephyrine Cartographer'")
  await patiently(page.getByText('Zephyrine Cartographer').first()).toBeVisible()

  // A fault is said in the same words on the page and in the terminal, and goes when it is corrected.
  for (const { file, field, wrong, right } of faults) {
    edit(`${file}.ts`, `${file}.${field} = '${wrong}'`)
    const fault = page.getByText(new RegExp(`content/${file}\\.ts, field ${field}`)).first()
    await patiently(fault).toBeVisible()
    const sentence = new RegExp(`content/${file}\\.ts.*`).exec(await fault.innerText())?.[0] ?? ''
    await patiently.poll(() => terminal).toContain(sentence)
    edit(`${file}.ts`, `${file}.${field} = '${right}'`)
    await patiently(fault).toBeHidden()
  }
  await patiently(page.getByRole('link', { name: 'nobody@example.org' }).first()).toBeAttached()

  edit('profile.ts', "profile.portrait = { file: 'planted/picture.png', alt: 'A planted picture' }")
  for (const [width, height] of [
    [600, 300],
    [300, 600],
  ] as const) {
    await drop('planted/picture.png', width, height)
    await showsPicture(page, 'A planted picture', width, height)
  }

  // The details of a project, in its open dialog.
  const plant = (description: string) =>
    JSON.stringify({
      ...{ title: 'Planted atlas', type: 'Planted', createdAt: '2025-06', src: [], bulletpoints: [] },
      ...{ description, github_link: 'https://example.com/atlas' },
    })
  edit('older-projects.ts', `olderProjects.unshift(${plant('Written first.')})`)
  const dialog = page.getByRole('dialog', { name: 'Planted atlas' })
  await expect(async () => {
    await page.goto(`${new URL(at('/projects'), home)}?project=planted-atlas`)
    await expect(dialog.getByText('Written first.')).toBeVisible()
  }).toPass()
  edit('older-projects.ts', `olderProjects[0] = ${plant('Written anew.')}`)
  await patiently(dialog.getByText('Written anew.')).toBeVisible()
})
