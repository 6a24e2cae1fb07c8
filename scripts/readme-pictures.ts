import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import sharp, { type Sharp, type WebpOptions } from 'sharp'
import * as words from '@/content/words'
import { launchBrowser } from '@/scripts/check/browser'
import { exportFolder } from '@/scripts/commands/folders'
import { run } from '@/scripts/commands/run'
import { serve } from '@/scripts/serve/server'

const FOLDER = 'docs/images'
/** CSS pixels. Pictures are scaled to the width of a README on GitHub, about 880 pixels. */
const desktop = { width: 1200, height: 750 }
const phone = { width: 390, height: 844 }
const RECORDING_WIDTH = 800
const STILL_WIDTH = 880
const PHONE_WIDTH = 300
/** Factor by which animations are slowed down while frames are recorded, so slow machines get enough frames. */
const SLOWDOWN = 6
const SCROLL_STEPS = 10
const SEARCH = 'sh'

type ColorScheme = 'light' | 'dark'

/** `node scripts/run.mjs readme-pictures [FOLDER]` makes the pictures of the README from an export, by default from `out/`. */
await run(async () => {
  const server = await serve({ folder: process.argv[2] ?? exportFolder, port: 0 })
  const browser = await launchBrowser()
  const open = async (path: string, colorScheme: ColorScheme, viewport = desktop) => {
    const page = await browser.newPage({ viewport, colorScheme, baseURL: server.url })
    await page.goto(path)
    await page.locator('html[data-app=ready]').waitFor()
    return page
  }
  try {
    for (const mode of ['light', 'dark'] as const) await still(await open('/', mode), `home-${mode}`)
    await still(await open('/', 'dark', phone), 'phone', PHONE_WIDTH)
    const projects = await open('/projects', 'light')
    await still(projects, 'projects')
    await openProject(projects)
    await still(projects, 'project')
    await record(await open('/', 'light'))
  } finally {
    await browser.close()
    server.close()
  }
})

async function openProject(page: Page): Promise<void> {
  await page.locator('a:has(.card-shot)').first().click()
  await page.locator('.dialog-panel').waitFor()
}

/** Writes a picture of the window once the network is idle. */
async function still(page: Page, name: string, width = STILL_WIDTH): Promise<void> {
  await page.waitForLoadState('networkidle')
  const picture = await page.screenshot({ animations: 'disabled' })
  await write(sharp(picture).resize({ width }), name, { quality: 70 })
}

/** Scrolls through the home page, searches the projects, opens one, and switches to dark. */
async function record(page: Page): Promise<void> {
  const frames: { picture: Buffer; delay: number }[] = []
  const take = async (delay: number) => {
    const picture = await page.screenshot()
    frames.push({ picture: await sharp(picture).resize({ width: RECORDING_WIDTH }).png().toBuffer(), delay })
  }
  const client = await page.context().newCDPSession(page)
  await client.send('Animation.enable')

  /** Records frames during the animations of an action, and holds the last. */
  const during = async (action: () => Promise<unknown>, { lasts = 400, rest = 1200 } = {}) => {
    await client.send('Animation.setPlaybackRate', { playbackRate: 1 / SLOWDOWN })
    await action()
    for (let [start, last] = [Date.now(), Date.now()]; last - start < lasts * SLOWDOWN; ) {
      await take(Math.max(20, Math.round((Date.now() - last) / SLOWDOWN)))
      last = Date.now()
    }
    await client.send('Animation.setPlaybackRate', { playbackRate: 1 })
    await take(rest)
  }
  const scrollDown = async (target: Locator) => {
    const [from, by] = await target.evaluate((element) => [
      window.scrollY,
      element.getBoundingClientRect().top - 90,
    ])
    for (let step = 1; step <= SCROLL_STEPS; step++) {
      const way = (1 - Math.cos((Math.PI * step) / SCROLL_STEPS)) / 2
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), from + by * way)
      await take(step < SCROLL_STEPS ? 50 : 1000)
    }
  }

  await take(1200)
  await scrollDown(page.locator('#experiences'))
  await scrollDown(page.locator('#projects'))
  await page.getByRole('link', { name: words.sectionWords.viewAll }).click()
  const search = page.getByRole('searchbox')
  await search.waitFor()
  await page.waitForLoadState('networkidle')
  await take(800)
  for (const letter of SEARCH) {
    await search.pressSequentially(letter)
    await take(200)
  }
  await during(() => search.press('Enter'), { rest: 1000 })
  await during(() => openProject(page), { rest: 1600 })
  await during(() => page.keyboard.press('Escape'), { rest: 300 })
  await during(() => page.getByRole('button', { name: words.colorMode.toDark }).click(), { rest: 600 })
  await page.goto('/')
  await take(2000)

  const joined = sharp(
    frames.map(({ picture }) => picture),
    { join: { animated: true } },
  )
  const delay = frames.map((frame) => frame.delay)
  await write(joined, 'isoline', { quality: 60, delay, loop: 0, minSize: true, mixed: true })
  console.log(`${frames.length} frames.`)
}

async function write(picture: Sharp, name: string, options: WebpOptions): Promise<void> {
  const file = join(FOLDER, `${name}.webp`)
  const { size } = await picture.webp({ effort: 6, ...options }).toFile(file)
  console.log(`${file}: ${Math.ceil(size / 1000)} kB`)
}
