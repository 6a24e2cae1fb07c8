import { mkdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { forEachOwner } from '@/__tests__/support/owner'
import { launchBrowser } from '@/scripts/check/browser'
import { runProgram } from '@/scripts/commands/program'
import { run } from '@/scripts/commands/run'
import { serve } from '@/scripts/serve/server'

/** Widths of the pages from left to right, in CSS pixels. */
const WIDTHS = [390, 768, 1200, 1440]
/** Scale of the pages on a sheet. */
const SCALE = 0.4
const GAP = 12
const MODES = ['dark', 'light'] as const

/**
 * `node scripts/run.mjs contact-sheets FOLDER [OWNER ...]`: builds the site of the named owners of `__tests__/owners`, by default of all,
 * and writes a picture for each, with the home page at four widths in both modes. A name may also be the path of a resume.
 */
await run(async () => {
  const [folder = 'test-results/sheets', ...named] = process.argv.slice(2)
  mkdirSync(folder, { recursive: true })
  const browser = await launchBrowser()
  try {
    await forEachOwner(named, async (owner, copy) => {
      if (!runProgram(['npm', 'run', '--silent', 'build'], { folder: copy, minutes: 10 }))
        throw new Error(`The site of "${owner}" could not be built.`)
      const file = join(folder, `${parse(owner).name}.webp`)
      await writeSheet(await photograph(browser, join(copy, 'out')), file)
      console.log(`Contact sheet: ${file}`)
    })
  } finally {
    await browser.close()
  }
})

/** Returns screenshots of the home page as PNG, dark before light, from the narrowest to the widest. */
async function photograph(browser: Browser, folder: string): Promise<Buffer[]> {
  const { url, close } = await serve({ folder, port: 0 })
  const pictures: Buffer[] = []
  for (const colorScheme of MODES)
    for (const width of WIDTHS) {
      const viewport = { width, height: 900 }
      const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' })
      await page.goto(url)
      // Lazy pictures far below the window would not load.
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager'
        await Promise.all(Array.from(document.images, (image) => image.decode()))
      })
      pictures.push(await page.screenshot({ fullPage: true }))
      await page.close()
    }
  await close()
  return pictures
}

/** Puts pages side by side at one scale. */
async function writeSheet(pages: Buffer[], file: string): Promise<void> {
  const scaled = pages.map(async (page) => {
    const { width } = await sharp(page).metadata()
    return sharp(page)
      .resize({ width: Math.round(width * SCALE) })
      .toBuffer({ resolveWithObject: true })
  })
  let right = 0
  const columns = (await Promise.all(scaled)).map(({ data, info }) => {
    const left = right
    right += info.width + GAP
    return { input: data, left, top: 0, height: info.height }
  })
  const height = Math.max(...columns.map((column) => column.height))
  await sharp({ create: { width: right - GAP, height, channels: 3, background: '#808080' } })
    .composite(columns)
    .webp({ quality: 80 })
    .toFile(file)
}
