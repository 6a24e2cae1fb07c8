import { content } from '@/content/site'
import { featured, openByCard, viewAll } from './support/projects'
import { expect, open, test, wideOnly } from './support/test'

test(
  'H6 W1 without IntersectionObserver everything is there at once, and works',
  wideOnly,
  async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
    await open(page, '/')
    await expect
      .poll(() =>
        page
          .locator('.hidden')
          .evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity !== '1').length),
      )
      .toBe(0)
    await openByCard(page, featured())
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await viewAll(page).click()
    await expect(
      page.getByRole('heading', { level: 1, name: content.sections.allProjects.heading }),
    ).toBeVisible()
  },
)
