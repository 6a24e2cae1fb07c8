import type { Page } from '@playwright/test'
import { filled } from '@/components/lib/words'
import { content } from '@/content/site'
import * as words from '@/content/words'
import { cardTitles, viewAll } from './support/projects'
import { at, expect, holdScripts, needed, takenOver, test, wideOnly } from './support/test'

// What a visitor does before the page's scripts have taken over: docs/early-use.md.

const { projects, slides } = content
const sought = () => needed(projects[0], 'projects')
const searchbox = (page: Page) => page.getByRole('searchbox')

/** The slide that shows: the others are out of sight, for assistive technology too. */
const slide = (page: Page, number: number) =>
  page.getByRole('group', { name: filled(words.slider.place, { number, count: slides.length }), exact: true })

/** The moments at which a script of the test presses the button once each. */
type Moment = 'when the page is read' | 'when React begins to hydrate'

/** For `addInitScript`: React listens for clicks at the document when it is given a page to hydrate. */
function pressAt({ name, moments }: { name: string; moments: readonly Moment[] }) {
  const press = () => {
    const buttons = [...document.querySelectorAll('button')]
    buttons.find(({ textContent }) => textContent === name)?.click()
  }
  if (moments.includes('when the page is read')) document.addEventListener('DOMContentLoaded', press)
  if (!moments.includes('when React begins to hydrate')) return
  const listen = document.addEventListener
  document.addEventListener = (...call: unknown[]) => {
    Reflect.apply(listen, document, call)
    if (call[0] !== 'click' || document.readyState === 'loading') return
    document.addEventListener = listen
    queueMicrotask(press)
  }
}

const presses: Moment[][] = [
  ['when the page is read'],
  ['when React begins to hydrate'],
  ['when the page is read', 'when React begins to hydrate'],
]

for (const moments of presses) {
  test(
    `W1 Next slide pressed ${moments.join(' and ')} moves the slides by one`,
    wideOnly,
    async ({ page }) => {
      needed(content.slides[1], 'several slides')
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.addInitScript(pressAt, { name: words.slider.next, moments })
      // Scripts that come before the page is read to its end would find no button yet.
      const release = await holdScripts(page)
      await page.goto(at('/'), { waitUntil: 'domcontentloaded' })
      release()
      await takenOver(page)
      await expect(slide(page, 2)).toBeAttached()
      await page.getByRole('button', { name: words.slider.previous }).click()
      await expect(slide(page, 1)).toBeAttached()
    },
  )
}

test(
  'G8 what is typed before the scripts stays in the box and is searched for, Enter or not',
  wideOnly,
  async ({ page }) => {
    for (const enter of [false, true]) {
      const release = await holdScripts(page)
      await page.goto(at('/projects'), { waitUntil: 'commit' })
      await searchbox(page).pressSequentially(sought().title)
      if (enter) await page.keyboard.press('Enter')
      release()
      await takenOver(page)
      await expect(searchbox(page)).toHaveValue(sought().title)
      await expect(searchbox(page)).toBeFocused()
      await expect(cardTitles(page)).toHaveText([sought().title])
      expect(new URL(page.url()).searchParams.get('q')).toBe(sought().title)
    }
  },
)

test(
  'G11 what is typed before the scripts comes before what the address asks for',
  wideOnly,
  async ({ page }) => {
    const { title } = sought()
    const release = await holdScripts(page)
    await page.goto(at('/projects?type=Nothing'), { waitUntil: 'commit' })
    // The filtered list is held back; the box can be typed into all the same once it shows.
    await expect(searchbox(page)).toBeVisible()
    await searchbox(page).fill(title)
    release()
    await takenOver(page)
    await expect(cardTitles(page)).toHaveText([title])
  },
)

test('a link that is pressed before the scripts is followed', wideOnly, async ({ page }) => {
  await holdScripts(page)
  await page.goto(at('/'), { waitUntil: 'commit' })
  await viewAll(page).click()
  await expect(page).toHaveURL(at('/projects'))
})

test.describe('a page that was changed before its scripts took over', () => {
  // React says that it had to render the page anew.
  test.use({ allowFaults: true })

  const changes = {
    'by a translation': () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (texts.nextNode()) found.push(texts.currentNode as Text)
      for (const text of found) {
        if (!text.data.trim() || text.parentElement?.closest('script, style')) continue
        const font = document.createElement('font')
        text.replaceWith(font)
        font.append(text)
      }
    },
    'by an extension': () => {
      document.body.prepend(
        Object.assign(document.createElement('div'), { innerHTML: '<button>Mine</button>' }),
      )
      document.querySelector('main')?.prepend(document.createElement('aside'))
    },
  }

  for (const [how, change] of Object.entries(changes)) {
    test(`${how} keeps what was typed, pressed and focused`, wideOnly, async ({ page, faults }) => {
      await page.emulateMedia({ colorScheme: 'dark' })
      const release = await holdScripts(page)
      await page.goto(at('/projects'), { waitUntil: 'commit' })
      await expect(page.getByRole('contentinfo')).toBeAttached()
      await page.getByRole('button', { name: words.colorMode.toLight }).click()
      await searchbox(page).pressSequentially(sought().title)
      await page.evaluate(change)
      release()
      await takenOver(page)
      await expect(searchbox(page)).toHaveValue(sought().title)
      await expect(searchbox(page)).toBeFocused()
      await expect(cardTitles(page)).toHaveText([sought().title])
      await expect(page.getByRole('button', { name: words.colorMode.toDark })).toBeVisible()
      expect(faults.join()).toContain('418')
    })
  }

  test('C1 shows no frame in the wrong mode', wideOnly, async ({ page, faults }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'light')
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('main')?.prepend(document.createElement('aside'))
      })
      const painted = new Set<string>()
      const frame = () => {
        painted.add(getComputedStyle(document.documentElement).colorScheme)
        requestAnimationFrame(frame)
      }
      document.addEventListener('DOMContentLoaded', frame)
      Object.assign(window, { painted })
    })
    await page.goto(at('/'))
    await takenOver(page)
    await expect(page.getByRole('button', { name: words.colorMode.toDark })).toBeVisible()
    expect(await page.evaluate(() => [...Reflect.get(window, 'painted')])).toEqual(['light'])
    expect(faults.join()).toContain('418')
  })
})
