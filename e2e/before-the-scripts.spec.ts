import type { Page } from '@playwright/test'
import { filled } from '@/components/lib/words'
import { navigationOf } from '@/components/site/navigation'
import { content } from '@/content/site'
import * as words from '@/content/words'
import {
  card,
  cardTitles,
  dialogOf,
  expectClosed,
  expectOpen,
  featured,
  newestFirst,
  ofType,
  openByCard,
  rareType,
  searchBox,
  select,
  types,
  viewAll,
} from './support/projects'
import {
  at,
  expect,
  expectMode,
  holdScripts,
  menuButton,
  narrowOnly,
  needed,
  open,
  takenOver,
  test,
  toggle,
  wideOnly,
} from './support/test'

// What a visitor does before the page's scripts have taken over: docs/early-use.md.

const { projects, slides } = content
const title = () => needed(projects[0], 'projects').title

/** Opens a page whose scripts do not come before they are let go. */
async function openEarly(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page)
  await page.goto(at(path), { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
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
  test(
    `W1 Next slide pressed when the page is ${moments.join(' and ')} moves the slides by one`,
    wideOnly,
    async ({ page, step }) => {
      const slide = (number: number) =>
        page.getByRole('group', {
          name: filled(words.slider.place, { number, count: slides.length }),
          exact: true,
        })
      needed(slides[1], 'several slides')
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.addInitScript(pressAt, { name: words.slider.next, moments })
      await step('W1 by one', async () => {
        const release = await holdScripts(page)
        await page.goto(at('/'), { waitUntil: 'domcontentloaded' })
        release()
        await takenOver(page)
        await expect(slide(2)).toBeAttached()
        await page.getByRole('button', { name: words.slider.previous }).click()
        await expect(slide(1)).toBeAttached()
      })
    },
  )

test(
  'C2 C4 G8 G11 what is pressed and typed before the scripts is done once they run',
  wideOnly,
  async ({ page, step }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await step('C2 C4 the other mode', async () => {
      const release = await openEarly(page, '/')
      await toggle(page).click()
      release()
      await takenOver(page)
      await expectMode(page, 'light')
    })
    for (const enter of [false, true])
      await step(`G8 a search ${enter ? 'with' : 'without'} Enter`, async () => {
        const release = await openEarly(page, '/projects')
        await searchBox(page).pressSequentially(title())
        if (enter) await page.keyboard.press('Enter')
        release()
        await takenOver(page)
        await expect(searchBox(page)).toBeFocused()
        await expect(cardTitles(page)).toHaveText([title()])
      })
    await step('G11 which comes before what the address asks for', async () => {
      const release = await openEarly(page, '/projects?type=Nothing')
      // The filtered list is held back; the box can be typed into all the same once it shows.
      await expect(searchBox(page)).toBeVisible()
      await searchBox(page).fill(title())
      release()
      await takenOver(page)
      await expect(cardTitles(page)).toHaveText([title()])
    })
    await step('G11 a link is followed at once', async () => {
      await openEarly(page, '/')
      await viewAll(page).click()
      await expect(page).toHaveURL(at('/projects'))
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.reload()
    })
  },
)

test(
  'G3 G6 G13 what is pressed before the code of a list or a dialog opens it once it is there',
  wideOnly,
  async ({ page, step }) => {
    needed(projects[0], 'projects')
    await open(page, '/projects')
    await step('G13 a list by a press', async () => {
      const release = await holdScripts(page)
      await select(page, 'Type').click()
      await expect(select(page, 'Type')).toHaveAttribute('aria-busy', 'true')
      release()
      await expect(page.getByRole('option')).toHaveText([words.explorerTools.allTypes, ...types])
      await page.getByRole('option', { name: rareType(), exact: true }).click()
      await expect(cardTitles(page)).toHaveText(newestFirst(ofType(rareType())))
    })
    await step('G13 a list by a key', async () => {
      await open(page, '/projects')
      const release = await holdScripts(page)
      await select(page, 'Sort').press('ArrowDown')
      release()
      await expect(page.getByRole('listbox')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(select(page, 'Sort')).toBeFocused()
    })
    await step('G3 G6 a project, whose address is there before', async () => {
      await open(page, '/')
      const release = await holdScripts(page)
      await card(page, featured()).click()
      await expect(page).toHaveURL(at(`/?project=${featured().slug}`))
      release()
      await expectOpen(dialogOf(page, featured()))
    })
  },
)

test('G11 on slow 3G the first press on anything is kept', { tag: ['@wide', '@chromium'] }, async ({
  page,
  step,
}) => {
  await open(page, '/projects')
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
  await network.send('Network.emulateNetworkConditions', slow)
  await step('G11 a list, and then a project', async () => {
    await select(page, 'Type').click()
    await page.getByRole('option', { name: rareType(), exact: true }).click()
    const [first = featured()] = ofType(rareType())
    await openByCard(page, first)
    await page.keyboard.press('Escape')
    await expectClosed(page)
  })
})

test(
  'C2 H2 a press on the menu opens it, before the scripts and before its own code',
  narrowOnly,
  async ({ page, step }) => {
    const labels = navigationOf(content).map(({ label }) => label)
    for (const early of [true, false])
      await step(`H2 before ${early ? 'the scripts' : 'its code'}`, async () => {
        if (!early) await open(page, '/')
        const release = early ? await openEarly(page, '/') : await holdScripts(page)
        await menuButton(page).tap()
        if (!early) await expect(menuButton(page)).toHaveAttribute('aria-busy', 'true')
        release()
        await expect(page.getByRole('menuitem')).toHaveText(labels)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('menu')).toHaveCount(0)
      })
    await step('C2 H2 two presses leave the menu closed and the mode as it was', async () => {
      await page.emulateMedia({ colorScheme: 'light' })
      const release = await openEarly(page, '/')
      for (const button of [menuButton(page), toggle(page)]) {
        await button.click()
        await button.click()
      }
      release()
      await takenOver(page)
      // The code of the menu has arrived then.
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('menu')).toHaveCount(0)
      await expectMode(page, 'light')
    })
  },
)
