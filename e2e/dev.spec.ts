import type { ChildProcess } from 'node:child_process'
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
import { at, expect, test } from '@/e2e/support/test'
import { copyCheckout } from '@/scripts/check/checkout-copy'
import { freePort } from '@/scripts/commands/port'
import { startProgram } from '@/scripts/commands/program'

// An owner edits the content while `npm run dev` runs in a copy of the checkout.

// The development server writes to the console, and has another address.
test.use({ allowFaults: true })
// Bounds for a busy machine. Each wait has one, so the test ends and names the step that failed.
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
  // An edit from before the start.
  await drop('planted/before.png', 500, 250)
  edit('profile.ts', "profile.portrait = { file: 'planted/before.png', alt: 'A picture from before' }")
  const port = await freePort()
  home = `http://localhost:${port}${at('/')}`
  server = startProgram(['npm', 'run', 'dev', '--', '-p', String(port)], {
    folder: copy,
    // Its own group, so all its processes can be ended.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
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

/** Ends a process and all that it started: they may outlive it, and still write. */
function endGroup(leader: number): string {
  try {
    process.kill(-leader, 'SIGTERM')
    return 'ending'
  } catch {
    return 'gone'
  }
}

function edit(file: string, code: string) {
  appendFileSync(join(copy, 'content', file), `\n${code}\n`)
}

/** Writes a picture and moves it into its place, as image editors do. */
async function drop(file: string, width: number, height: number) {
  const target = join(copy, 'content', 'images', file)
  const image = sharp({ create: { width, height, channels: 3, background: '#20a785' } })
  await image.png().toFile(join(copy, 'new.png'))
  mkdirSync(join(target, '..'), { recursive: true })
  renameSync(join(copy, 'new.png'), target)
}

/** Waits until the page shows a picture of this shape. */
function waitForPicture(page: Page, alt: string, width: number, height: number) {
  // Measures again if the picture is missing, or the page has just loaded.
  return expect(async () => {
    const shape = await page
      .getByRole('img', { name: alt })
      .evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight, undefined, {
        timeout: 5_000,
      })
    expect(shape).toBeCloseTo(width / height)
  }).toPass({ timeout: CHANGE_MS })
}

/** Counts how often the terminal has shown a sentence, after the first `since` characters of its text. */
const timesShown = (sentence: string, since: number) => terminal.slice(since).split(sentence).length - 1

const faults = [
  {
    what: 'a field',
    file: 'profile.ts',
    wrong: "profile.email = 'nobody'",
    right: "profile.email = 'nobody@example.org'\nprofile.title = 'Zephyrine Cartographer'",
    shows: 'Zephyrine Cartographer',
    message: 'is not an email address',
  },
  {
    what: 'syntax',
    file: 'talks.ts',
    wrong: 'talks.push({ title: "Planted" date: "2025" })',
    right: "talks.push({ title: 'Planted talk' })",
    shows: 'Planted talk',
    message: 'is not valid TypeScript',
  },
]

test('npm run dev shows edited texts and pictures, and each fault until it is fixed', { tag: '@O3' }, async ({
  page,
}) => {
  const fault = page.getByRole('main', { name: /to fix in your content/ })
  const siteIsBack = () => patiently(page.getByRole('contentinfo')).toBeVisible()

  await test.step('the site starts with an edit from before', async () => {
    await expect(async () => {
      expect((await page.goto(home, { timeout: START_MS }))?.status()).toBe(200)
    }).toPass({ timeout: START_MS })
    await waitForPicture(page, 'A picture from before', 500, 250)
  })

  for (const { what, file, wrong, right, shows, message } of faults) {
    await test.step(`a fault in ${what} shows once in the terminal, and in the browser until a new text shows`, async () => {
      const path = join(copy, 'content', file)
      const before = readFileSync(path, 'utf8')
      const since = terminal.length
      edit(file, wrong)
      await patiently(fault).toContainText(message)
      await expect(fault).toContainText(`content/${file}`)
      writeFileSync(path, before)
      edit(file, right)
      await patiently(page.getByText(shows).first()).toBeVisible()
      expect(timesShown(message, since)).toBe(1)
      // Next prints nothing about it.
      expect(terminal.slice(since)).not.toMatch(/⨯|Error:|\n {4}at /)
    })
  }

  await test.step('a picture shows after its file is added, although the content names it earlier', async () => {
    edit('profile.ts', "profile.portrait = { file: 'planted/picture.png', alt: 'A planted picture' }")
    await patiently(fault).toContainText('is not in content/images')
    await drop('planted/picture.png', 600, 300)
    await siteIsBack()
    await waitForPicture(page, 'A planted picture', 600, 300)
  })

  await test.step('a picture is replaced', async () => {
    await drop('planted/picture.png', 300, 600)
    await waitForPicture(page, 'A planted picture', 300, 600)
  })

  await test.step('an edited project changes in its open dialog', async () => {
    const plant = (description: string) =>
      JSON.stringify({
        ...{ title: 'Planted atlas', type: 'Planted', createdAt: '2025-06', src: [], bulletpoints: [] },
        ...{ description, github_link: 'https://example.com/atlas' },
      })
    edit('featured-projects.ts', `featuredProjects.unshift(${plant('Written first.')})`)
    const dialog = page.getByRole('dialog', { name: 'Planted atlas' })
    await expect(async () => {
      await page.goto(`${home}?project=planted-atlas`)
      await expect(dialog.getByText('Written first.')).toBeVisible()
    }).toPass({ timeout: START_MS })
    edit('featured-projects.ts', `featuredProjects[0] = ${plant('Written again.')}`)
    await patiently(dialog.getByText('Written again.')).toBeVisible()
  })
})
