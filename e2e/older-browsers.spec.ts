import { content } from '@/content/site'
import { cardTitles, choose, featured, newestFirst, oldestFirst, openByCard } from './support/projects'
import { banner, expect, open, scrollFar, test, wideOnly } from './support/test'

/** What docs/browsers.md calls better in newer browsers, and how a browser without it differs. */
const features = [
  { name: ':has()', css: /:has\(/g },
  { name: 'text-wrap: balance', css: /text-wrap(?=:)/g },
  { name: 'scroll-driven animation', css: /animation-timeline/g },
  { name: 'content-visibility', css: /content-visibility/g },
  { name: 'moveBefore()', take: () => Reflect.deleteProperty(Element.prototype, 'moveBefore') },
  { name: 'navigation.canGoBack', take: () => Reflect.deleteProperty(window, 'navigation') },
]

const labelOf = (value: string) => content.sortOptions.find((option) => option.value === value)?.label ?? ''

for (const { name, css, take } of features) {
  test(`S5 both screens are read and used in a browser without ${name}`, wideOnly, async ({ page }) => {
    const project = featured()
    let taken = 0
    if (take) await page.addInitScript(take)
    if (css) {
      await page.route(/\.css$/, async (route) => {
        const response = await route.fetch()
        const sheet = await response.text()
        taken += sheet.match(css)?.length ?? 0
        // A name that no browser knows is left out, with its declaration or its rule.
        const body = sheet.replace(css, (known) => (known.startsWith(':') ? ':unknown(' : 'unknown'))
        await route.fulfill({ response, body })
      })
    }
    await open(page, '/')
    if (css) expect(taken, 'the style sheet has it').toBeGreaterThan(0)
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
