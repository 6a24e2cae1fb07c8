import { type ChildProcess, spawn } from 'node:child_process'
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { copyCheckout } from '../scripts/checkout-copy'
import { freePort } from '../scripts/commands/port.mjs'
import { at, expect, test } from './support/test'

// The owner at work: `npm run dev` in a copy of the checkout. What is edited there shows without another command.

// The development server writes to the console, at an address of its own.
test.use({ allowFaults: true })
// Bounds for a busy machine. Every wait has its own, so that the journey ends, and names the step that did not.
const START_MS = 240_000
const CHANGE_MS = 120_000
test.setTimeout(900_000)

const patiently = expect.configure({ timeout: CHANGE_MS })

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
  if (pid) await expect.poll(() => endGroup(pid), { timeout: CHANGE_MS }).toBe('gone')
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
  // Measured again if it is not there yet, or the page has just loaded.
  return expect(async () => {
    const shape = await page
      .getByRole('img', { name: alt })
      .evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight, undefined, {
        timeout: 5_000,
      })
    expect(shape).toBeCloseTo(width / height)
  }).toPass({ timeout: CHANGE_MS })
}

/** How often the terminal has shown a sentence since a length of its text. */
const timesShown = (sentence: string, since: number) => terminal.slice(since).split(sentence).length - 1

const faults = [
  {
    what: 'a field',
    file: 'profile.ts',
    wrong: "profile.email = 'nobody'",
    right: "profile.email = 'nobody@example.org'",
    message: 'is not an email address',
  },
  {
    what: 'a colour',
    file: 'theme.ts',
    wrong: "theme.brand = 'green'",
    right: "theme.brand = '#20a785'",
    message: 'is not a colour',
  },
  {
    what: 'a typeface',
    file: 'typefaces.ts',
    wrong: "typefaces.more = ['planted-sans']",
    right: 'typefaces.more = []',
    message: 'is not an installed typeface',
  },
  {
    what: 'syntax',
    file: 'talks.ts',
    wrong: 'talks.push({ title: "Planted" date: "2025" })',
    right: '',
    message: 'is not valid TypeScript',
  },
]

test('words, pictures and faults show while next dev runs', { tag: '@O3' }, async ({ page }) => {
  const fault = page.getByRole('main', { name: /to fix in your content/ })
  const siteIsBack = () => patiently(page.getByRole('contentinfo')).toBeVisible()

  await test.step('the site starts with what was edited while nothing ran', async () => {
    await expect(async () => {
      expect((await page.goto(home, { timeout: START_MS }))?.status()).toBe(200)
    }).toPass({ timeout: START_MS })
    await showsPicture(page, 'A picture from before', 500, 250)
  })

  await test.step('a changed text shows', async () => {
    edit('profile.ts', "profile.title = 'Zephyrine Cartographer'")
    await patiently(page.getByText('Zephyrine Cartographer').first()).toBeVisible()
  })

  for (const { what, file, wrong, right, message } of faults) {
    await test.step(`${what} that is wrong is shown once, until it is fixed`, async () => {
      const path = join(copy, 'content', file)
      const before = readFileSync(path, 'utf8')
      const since = terminal.length
      edit(file, wrong)
      await patiently(fault).toContainText(message)
      await expect(fault).toContainText(`content/${file}`)
      writeFileSync(path, before)
      edit(file, right)
      await siteIsBack()
      expect(timesShown(message, since)).toBe(1)
      // Next has seen nothing of it.
      expect(terminal.slice(since)).not.toMatch(/⨯|Error:|\n {4}at /)
    })
  }

  await test.step('a picture is named before it is there', async () => {
    edit('profile.ts', "profile.portrait = { file: 'planted/picture.png', alt: 'A planted picture' }")
    await patiently(fault).toContainText('is not in content/images')
    await drop('planted/picture.png', 600, 300)
    await siteIsBack()
    await showsPicture(page, 'A planted picture', 600, 300)
  })

  await test.step('a picture is replaced', async () => {
    await drop('planted/picture.png', 300, 600)
    await showsPicture(page, 'A planted picture', 300, 600)
  })

  await test.step('a picture is removed and put back', async () => {
    rmSync(join(copy, 'content', 'images', 'planted', 'picture.png'))
    await patiently(fault).toContainText('is not in content/images')
    await drop('planted/picture.png', 300, 600)
    await siteIsBack()
  })

  await test.step('the details of a project follow in its open dialog', async () => {
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
    }).toPass({ timeout: START_MS })
    edit('older-projects.ts', `olderProjects[0] = ${plant('Written again.')}`)
    await patiently(dialog.getByText('Written again.')).toBeVisible()
  })
})
