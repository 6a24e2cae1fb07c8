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
const STILL_WIDTH = 880
const TOUR_WIDTH = 800
const PHONE_WIDTH = 300
const SEARCH = 'sh'
/** Time for pictures to load and transitions to end, in milliseconds. */
const SETTLE_MS = 1500

/** Makes the pictures of the README from an export, by default from `out/`. */
await run(async () => {
  const server = await serve({ folder: process.argv[2] ?? exportFolder, port: 0 })
  const browser = await launchBrowser()
  const open = async (path: string, colorScheme: 'light' | 'dark', viewport = desktop) => {
    const page = await browser.newPage({
      viewport,
      colorScheme,
      baseURL: server.url,
      reducedMotion: 'reduce',
    })
    await page.goto(path)
    await page.locator('html[data-app=ready]').waitFor()
    return page
  }
  try {
    for (const mode of ['light', 'dark'] as const) await still(await open('/', mode), `home-${mode}`)
    await still(await open('/', 'dark', phone), 'phone', PHONE_WIDTH)
    const projects = await open('/projects', 'light')
    await still(projects, 'projects')
    const page = await firstCard(projects).getAttribute('href')
    await still(await open(page ?? '', 'light'), 'project')
    await tour(await open('/', 'light'))
  } finally {
    await browser.close()
    server.close()
  }
})

function firstCard(page: Page): Locator {
  return page.locator('.card a').first()
}

async function openProject(page: Page): Promise<void> {
  await firstCard(page).click()
  await page.getByRole('dialog').waitFor()
}

async function take(page: Page, width: number): Promise<Sharp> {
  await page.waitForTimeout(SETTLE_MS)
  return sharp(await page.screenshot({ animations: 'disabled' })).resize({ width })
}

async function still(page: Page, name: string, width = STILL_WIDTH): Promise<void> {
  await write(await take(page, width), name, { quality: 70 })
}

/** Searches the projects, opens one, and switches to dark, with a frame after each step. */
async function tour(page: Page): Promise<void> {
  const search = page.getByRole('searchbox')
  const steps = [
    async () => {},
    () => page.locator('#experiences').evaluate((section) => section.scrollIntoView()),
    () => page.locator('#projects').evaluate((section) => section.scrollIntoView()),
    () =>
      page
        .getByRole('link', { name: words.sectionWords.viewAll })
        .click()
        .then(() => search.waitFor()),
    () => search.fill(SEARCH).then(() => search.press('Enter')),
    () => openProject(page),
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: words.colorMode.toDark }).click(),
  ]
  const frames: Buffer[] = []
  for (const step of steps) {
    await step()
    frames.push(await (await take(page, TOUR_WIDTH)).png().toBuffer())
  }
  const delay = frames.map(() => 1500)
  await write(sharp(frames, { join: { animated: true } }), 'isoline', {
    quality: 80,
    delay,
    loop: 0,
    mixed: true,
  })
}

async function write(picture: Sharp, name: string, options: WebpOptions): Promise<void> {
  const file = join(FOLDER, `${name}.webp`)
  const { size } = await picture.webp({ effort: 6, ...options }).toFile(file)
  console.log(`${file}: ${Math.ceil(size / 1000)} kB`)
}
