import { filled } from '@/components/lib/words'
import { navigationOf } from '@/components/site/navigation'
import { content } from '@/content/site'
import * as words from '@/content/words'
import { featured, needed, newestFirst, ofType, rareType, types } from './support/projects'
import type { Site } from './support/site'
import { at, expect, narrowOnly, test, wideChromium, wideOnly } from './support/test'

// What a visitor does before the page's scripts have taken over.

const { slides } = content

/** Opens a page whose scripts do not come before they are let go. */
async function openEarly(site: Site, path: string): Promise<() => void> {
  const release = await site.holdScripts()
  await site.page.goto(at(path), { waitUntil: 'commit' })
  await expect(site.page.getByRole('contentinfo')).toBeAttached()
  return release
}

/** Presses a button when the page is read, or when React begins to hydrate: it listens for clicks at the document then. */
function pressAt({ name, moments }: { name: string; moments: readonly ('read' | 'hydrated')[] }) {
  const press = () =>
    [...document.querySelectorAll('button')].find((one) => one.textContent === name)?.click()
  if (moments.includes('read')) document.addEventListener('DOMContentLoaded', press)
  if (!moments.includes('hydrated')) return
  const listen = document.addEventListener
  document.addEventListener = (...call: unknown[]) => {
    Reflect.apply(listen, document, call)
    if (call[0] !== 'click' || document.readyState === 'loading') return
    document.addEventListener = listen
    queueMicrotask(press)
  }
}

for (const moments of [['read'], ['hydrated'], ['read', 'hydrated']] as const)
  test(`W1 Next slide when ${moments.join(' and ')} moves by one`, wideOnly, async ({ page, site, step }) => {
    needed(slides[1], 'several slides')
    const count = slides.length
    const slide = (number: number) =>
      page.getByRole('group', { name: filled(words.slider.place, { number, count }), exact: true })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(pressAt, { name: words.slider.next, moments })
    await step('W1 by one', async () => {
      const release = await site.holdScripts()
      await page.goto(at('/'), { waitUntil: 'domcontentloaded' })
      release()
      await site.takenOver()
      await expect(slide(2)).toBeAttached()
      await page.getByRole('button', { name: words.slider.previous }).click()
      await expect(slide(1)).toBeAttached()
    })
  })

test(
  'C2 C4 G8 G11 what is done before the scripts counts once they run',
  wideOnly,
  async ({ page, site, step }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await step('C2 C4 the other mode', async () => {
      const release = await openEarly(site, '/')
      await site.toggle.click()
      release()
      await site.takenOver()
      await site.expectMode('light')
    })
    const { title } = featured()
    for (const [what, path, key] of [
      ['a search without Enter', '/projects', 'Shift'],
      ['a search with Enter', '/projects', 'Enter'],
      // The filtered list is held back; the box can be typed into all the same once it shows.
      ['a search, which comes before what the address asks for', '/projects?type=Nothing', 'Shift'],
    ] as const)
      await step(`G8 G11 ${what}`, async () => {
        const release = await openEarly(site, path)
        await site.searchBox.pressSequentially(title)
        await page.keyboard.press(key)
        release()
        await site.takenOver()
        await expect(site.searchBox).toBeFocused()
        await expect(site.cardTitles).toHaveText([title])
      })
    await step('G11 a link is followed at once', async () => {
      await openEarly(site, '/')
      await site.viewAll.click()
      await expect(page).toHaveURL(at('/projects'))
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.reload()
    })
  },
)

test(
  'G3 G6 G13 what is pressed before its code is there opens once it is',
  wideOnly,
  async ({ page, site, step }) => {
    needed(content.projects[0], 'projects')
    await site.open('/projects')
    await step('G13 a list by a press', async () => {
      const release = await site.holdScripts()
      await site.select('Type').click()
      await expect(site.select('Type')).toHaveAttribute('aria-busy', 'true')
      release()
      await expect(page.getByRole('option')).toHaveText([words.explorerTools.allTypes, ...types])
      await page.getByRole('option', { name: rareType(), exact: true }).click()
      await expect(site.cardTitles).toHaveText(newestFirst(ofType(rareType())))
    })
    await step('G13 a list by a key', async () => {
      await site.open('/projects')
      const release = await site.holdScripts()
      await site.select('Sort').press('ArrowDown')
      release()
      await expect(site.list).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(site.select('Sort')).toBeFocused()
    })
    await step('G3 G6 a project, whose address is there before', async () => {
      await site.open('/')
      const release = await site.holdScripts()
      await site.card(featured()).click()
      await expect(page).toHaveURL(at(`/?project=${featured().slug}`))
      release()
      await site.opened(featured())
    })
  },
)

test('G11 on slow 3G the first press on anything is kept', wideChromium, async ({ page, site, step }) => {
  await site.open('/projects')
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
  await network.send('Network.emulateNetworkConditions', slow)
  await step('G11 a list, and then a project', async () => {
    await site.choose('Type', rareType())
    await site.openByCard(ofType(rareType())[0] ?? featured())
    await page.keyboard.press('Escape')
    await site.expectClosed()
  })
})

test('C2 H2 a press on the menu opens it, however early', narrowOnly, async ({ page, site, step }) => {
  const menu = page.getByRole('menu')
  for (const early of [true, false])
    await step(`H2 before ${early ? 'the scripts' : 'its code'}`, async () => {
      if (!early) await site.open('/')
      const release = early ? await openEarly(site, '/') : await site.holdScripts()
      await site.menuButton.tap()
      if (!early) await expect(site.menuButton).toHaveAttribute('aria-busy', 'true')
      release()
      await expect(page.getByRole('menuitem')).toHaveText(navigationOf(content).map(({ label }) => label))
      await page.keyboard.press('Escape')
      await expect(menu).toHaveCount(0)
    })
  await step('C2 H2 two presses leave the menu closed and the mode as it was', async () => {
    await page.emulateMedia({ colorScheme: 'light' })
    const release = await openEarly(site, '/')
    for (const button of [site.menuButton, site.toggle]) {
      await button.click()
      await button.click()
    }
    release()
    await site.takenOver()
    // The code of the menu has arrived then.
    await page.waitForLoadState('networkidle')
    await expect(menu).toHaveCount(0)
    await site.expectMode('light')
  })
})
