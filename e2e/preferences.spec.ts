import type { Page } from '@playwright/test'
import { strongPalette } from '@/components/lib/site-palette'
import { filled } from '@/components/lib/words'
import { content } from '@/content/site'
import * as words from '@/content/words'
import { saying } from '../__tests__/support/words'
import { toHex } from './support/contrast'
import { expectGrown, expectOpen, illustrated, openByCard, select, viewerOf } from './support/projects'
import { banner, beginning, expect, needed, open, test, wideOnly } from './support/test'

test(
  'O7 who asks for more contrast gets stronger colours and an opaque header, in both modes',
  wideOnly,
  async ({ page }) => {
    for (const mode of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: mode, contrast: 'more' })
      await open(page, '/projects')
      const colour = (name: 'color' | 'borderTopColor') =>
        select(page, 'Type')
          .evaluate((button, property) => getComputedStyle(button)[property], name)
          .then(toHex)
      expect(await colour('color')).toBe(strongPalette[mode].heading)
      expect(await colour('borderTopColor')).toBe(strongPalette[mode].control)
      await expectOpaqueHeader(page)
    }
  },
)

test('who asks for less transparency sees nothing through the header', wideOnly, async ({ page }) => {
  // Playwright has no word for it yet.
  const browser = await page.context().newCDPSession(page)
  const features = [{ name: 'prefers-reduced-transparency', value: 'reduce' }]
  await browser.send('Emulation.setEmulatedMedia', { features })
  await open(page, '/')
  await expectOpaqueHeader(page)
})

async function expectOpaqueHeader(page: Page): Promise<void> {
  await expect(banner(page)).toHaveCSS('background-color', /^rgb\(/)
  await expect(banner(page)).toHaveCSS('backdrop-filter', 'none')
}

for (const saveData of [true, false]) {
  test(
    `W1 of the slides ${saveData ? 'only the one that shows is' : 'all are'} fetched with the data saver ${saveData ? 'on' : 'off'}`,
    wideOnly,
    async ({ page }) => {
      needed(content.slides[1], 'slides')
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: value } })
      }, saveData)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, '/')
      const name = filled(words.sectionWords.pictures, { section: content.sections.about.label })
      const slider = page.getByRole('region', { name })
      const fetched = () =>
        slider
          .locator('img')
          .evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).currentSrc).length)
      await slider.scrollIntoViewIfNeeded()
      await page.mouse.wheel(0, 10)
      await expect.poll(fetched).toBe(saveData ? 1 : content.slides.length)
      await slider.getByRole('button', { name: words.slider.next }).click()
      await expect.poll(fetched).toBe(saveData ? 2 : content.slides.length)
    },
  )
}

test(
  'G4 on a phone on its side the larger view is large, with words and controls beside it',
  wideOnly,
  async ({ page }) => {
    const project = illustrated()
    await page.setViewportSize({ width: 844, height: 390 })
    await open(page, '/projects')
    const dialog = await openByCard(page, project)
    await expect(dialog.getByRole('button', { name: words.dialog.close, exact: true })).toBeInViewport({
      ratio: 1,
    })
    await dialog.getByText(project.description).scrollIntoViewIfNeeded()
    await expect(dialog.getByText(project.description)).toBeInViewport({ ratio: 0.5 })
    await dialog
      .getByRole('button', { name: saying(words.dialog.enlarge) })
      .first()
      .click()
    const viewer = viewerOf(page, project)
    await expectOpen(viewer)
    await expectGrown(viewer)
    for (const width of [667, 844, 932]) {
      await page.setViewportSize({ width, height: 390 })
      const picture = viewer.locator('[data-active] img')
      await expect(picture).toBeInViewport({ ratio: 1 })
      await expect(viewer.getByRole('button', { name: words.slider.next })).toBeInViewport({ ratio: 1 })
      await expect(viewer.getByRole('button', { name: words.dialog.close })).toBeInViewport({ ratio: 1 })
      const box = await picture.boundingBox()
      expect((box?.height ?? 0) * (box?.width ?? 0), `at ${width} px`).toBeGreaterThan(0.2 * width * 390)
      const caption = await viewer.locator('[data-active] figcaption').boundingBox()
      expect(beginning(caption), 'the words stand after the picture').toBeGreaterThan(beginning(box))
      expect(caption?.y, 'the words stand beside the picture').toBeLessThan(
        (box?.y ?? 0) + (box?.height ?? 0),
      )
    }
  },
)
