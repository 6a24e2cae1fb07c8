import type { Page } from '@playwright/test'
import { content } from '@/content/site'
import { cardTitles, choose, featured, newestFirst, oldestFirst, openByCard } from './support/projects'
import { banner, expect, open, scrollFar, test, wideOnly } from './support/test'

/** What docs/browsers.md calls better in newer browsers: names that a style sheet leaves out where they are not known. */
const ofStyles = [/:has\(/g, /text-wrap(?=:)/g, /animation-timeline/g, /content-visibility/g]

/** The same in scripts. */
function takeFromScripts() {
  Reflect.deleteProperty(Element.prototype, 'moveBefore')
  Reflect.deleteProperty(window, 'navigation')
}

const labelOf = (value: string) => content.sortOptions.find((option) => option.value === value)?.label ?? ''

const browsers = {
  'that lacks the newer styles': async (page: Page) => {
    const found = new Set<RegExp>()
    await page.route(/\.css$/, async (route) => {
      const response = await route.fetch()
      let body = await response.text()
      for (const known of ofStyles) {
        if (body.search(known) >= 0) found.add(known)
        // A name that no browser knows is left out, with its declaration or its rule.
        body = body.replace(known, (name) => (name.startsWith(':') ? ':unknown(' : 'unknown'))
      }
      await route.fulfill({ response, body })
    })
    await open(page, '/')
    expect([...found], 'the style sheets have all of them').toEqual(expect.arrayContaining(ofStyles))
  },
  'that lacks moveBefore() and navigation.canGoBack': async (page: Page) => {
    await page.addInitScript(takeFromScripts)
    await open(page, '/')
  },
}

for (const [which, openIn] of Object.entries(browsers)) {
  test(`S5 both screens are read and used in a browser ${which}`, wideOnly, async ({ page }) => {
    const project = featured()
    await openIn(page)
    await scrollFar(page, 900)
    await page.mouse.wheel(0, -300)
    await expect(banner(page)).toBeInViewport()
    await openByCard(page, project)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await open(page, '/projects')
    await choose(page, 'Sort', labelOf('option2'))
    await expect(cardTitles(page)).toHaveText(oldestFirst(content.projects))
    await choose(page, 'Sort', labelOf('option1'))
    await expect(cardTitles(page)).toHaveText(newestFirst(content.projects))
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(excess).toBeLessThanOrEqual(0)
  })
}
