import { sitePalette, strongPalette } from '@/components/lib/site-palette'
import { shownSections } from '@/components/site/navigation'
import type { Project } from '@/content/schema'
import { content } from '@/content/site'
import * as words from '@/content/words'
import { saying } from '../__tests__/support/words'
import { watchFrames } from './support/frames'
import { featured, needed, textOf } from './support/projects'
import { cssColour, type Site } from './support/site'
import { strangers } from './support/strangers'
import { chromiumOnly, expect, test } from './support/test'

const { profile, experiences, featuredProjects, projects } = content

for (const [system, other] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const)
  test(`C1 C4 O7 S4 on a ${system} system all is in its mode from the first frame`, async ({
    page,
    site,
    step,
  }) => {
    const others = (selector: string) => strangers(page, selector, sitePalette[system])
    await page.emulateMedia({ colorScheme: system })
    // Before the styles are there nothing is painted.
    const schemes = await watchFrames(
      page,
      () => document.body && getComputedStyle(document.documentElement).colorScheme,
    )
    for (const path of ['/', '/projects'])
      await step(`C1 O7 S4 ${path}: no frame in another mode, no colour but the palette's`, async () => {
        await site.open(path)
        await expect.poll(schemes).toEqual([system])
        await site.expectMode(system)
        expect(await others('body')).toEqual([])
      })
    if (projects[0])
      await step('O7 S4 nor in a dialog', async () => {
        await site.openByCard(featured())
        expect(await others('.dialog-panel')).toEqual([])
        await page.keyboard.press('Escape')
        await site.expectClosed()
      })
    await step('C1 C4 it follows the system while it is open', async () => {
      await page.emulateMedia({ colorScheme: other })
      await site.expectMode(other)
    })
    await step('C1 what was chosen at an earlier visit shows at once', async () => {
      await page.evaluate((mode) => localStorage.setItem('theme', mode), system)
      await page.reload()
      await expect.poll(schemes).toEqual([system])
    })
    await step('O7 who asks for more contrast gets stronger colours and an opaque header', async () => {
      await page.emulateMedia({ contrast: 'more' })
      await expectOpaqueHeader(site)
      if (!projects[0]) return
      const { heading, control } = strongPalette[system]
      await expect(site.select('Type')).toHaveCSS('color', cssColour(heading))
      await expect(site.select('Type')).toHaveCSS('border-top-color', cssColour(control))
    })
  })

test('a stored mode of another site is ignored, on load and while the page is open', {
  tag: ['@C1', '@C2'],
}, async ({ page, site, step }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const schemes = await watchFrames(
    page,
    () => document.body && getComputedStyle(document.documentElement).colorScheme,
  )
  const storeElsewhere = (newValue: string) =>
    page.evaluate((value) => {
      localStorage.setItem('theme', value)
      dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: value }))
    }, newValue)
  await site.open('/')
  for (const foreign of ['auto', 'my theme', '{"mode":"dark"}'])
    await step(`the value ${foreign}`, async () => {
      await storeElsewhere(foreign)
      await page.reload()
      await site.takenOver()
      await site.expectMode('light')
      await expect.poll(schemes).toEqual(['light'])
      await site.toggle.click()
      await site.expectMode('dark')
      await storeElsewhere(foreign)
      await site.expectMode('dark')
    })
  await step('two presses in one frame count as two', async () => {
    await site.toggle.evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
      button.click()
    })
    await site.expectMode('light')
  })
  await step('controls do not depend on the class of the mode', async () => {
    await page.evaluate(() => document.documentElement.classList.remove('light', 'dark'))
    await expect(site.toggle).toBeVisible()
    await page.reload()
    await site.takenOver()
  })
})

test('C1 dark where the system says nothing, until a mode is chosen', async ({ page, site }) => {
  await page.addInitScript(() => {
    const { matchMedia } = window
    window.matchMedia = (query) => matchMedia(/color-scheme/.test(query) ? 'not all' : query)
  })
  await site.open('/')
  await site.expectMode('dark')
  await site.toggle.click()
  await site.expectMode('light')
})

test('O7 less transparency is an opaque header', chromiumOnly, async ({ page, site }) => {
  // Playwright has no word for it yet.
  const browser = await page.context().newCDPSession(page)
  const features = [{ name: 'prefers-reduced-transparency', value: 'reduce' }]
  await browser.send('Emulation.setEmulatedMedia', { features })
  await site.open('/')
  await expectOpaqueHeader(site)
})

async function expectOpaqueHeader({ banner }: Site): Promise<void> {
  await expect(banner).toHaveCSS('background-color', /^rgb\(/)
  await expect(banner).toHaveCSS('backdrop-filter', 'none')
}

test('G3 G13 H6 a visitor with forced colours sees edges and the focus', async ({ page, site, step }) => {
  needed(projects[0], 'projects')
  await page.emulateMedia({ forcedColors: 'active' })
  await site.open('/projects')
  await step('H6 controls keep an edge', async () => {
    const resume = site.banner.getByRole('link', { name: saying(words.header.resume) })
    for (const control of [site.searchBox, site.select('Type'), resume])
      await expect(control).not.toHaveCSS('border-top-width', '0px')
  })
  await step('G13 H6 the focus shows, also in a list', async () => {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).not.toHaveCSS('outline-style', 'none')
    await site.select('Type').click()
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('[role="option"][data-focus]')).toHaveCSS('outline-style', 'solid')
    await page.keyboard.press('Escape')
    await expect(site.list).toHaveCount(0)
  })
  await step('G3 a project opens', () => site.openByCard(featured()))
})

test('E1 G3 H6 in print both screens have all their words', async ({ page, site, step }) => {
  needed(shownSections(content)[0], 'sections')
  const main = page.getByRole('main')
  const expectInFull = async (project: Project) => {
    const details = page.getByRole('article', { name: project.title, exact: true, includeHidden: true })
    await expect(details.getByText(textOf(project))).toBeVisible()
    if (project.github_link) await expect(details.getByText(saying(words.projectLinks.code))).toBeVisible()
  }
  await site.open('/')
  await page.emulateMedia({ media: 'print' })
  await step('E1 H6 the home page, without what paper cannot press', async () => {
    const lines = experiences.flatMap(({ responsibilities }) => responsibilities)
    for (const text of [profile.intro ?? [], profile.about, lines].flat())
      await expect(main).toContainText(text, { useInnerText: true })
    for (const project of featuredProjects) await expect(site.card(project)).toBeVisible()
  })
  if (experiences[0])
    await step('E1 the words of an entry without a picture take its room', async () => {
      const entry = page.locator('.entry').first()
      const [text, room] = await entry.evaluate((element) => {
        element.querySelector('.entry-picture')?.remove()
        return [element.querySelector('.entry-text')?.clientWidth, element.clientWidth]
      })
      expect(text).toBe(room)
    })
  if (!projects[0]) return
  await page.emulateMedia({ media: 'screen' })
  await site.viewAll.click()
  await step('G3 H6 the list has every project in full', async () => {
    await page.emulateMedia({ media: 'print' })
    for (const project of projects) {
      await expect(site.card(project)).toBeVisible()
      await expectInFull(project)
    }
    for (const control of [site.searchBox, site.banner, site.goBack]) await expect(control).toBeHidden()
  })
  await page.emulateMedia({ media: 'screen' })
  await site.openByCard(featured())
  await page.emulateMedia({ media: 'print' })
  // A dialog is open that does not show: what always holds is for screens.
  await expect(page.locator('.dialog')).toBeHidden()
  await expectInFull(featured())
})
