import * as words from '@/content/words'
import { viewAll } from './support/projects'
import { banner, expect, open, takenOver, test, wideOnly } from './support/test'

const ways = {
  'is refused': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  },
}

for (const [what, script] of Object.entries(ways)) {
  test(`C2 where storage ${what} the toggle still works for the visit`, wideOnly, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.addInitScript(script)
    await open(page, '/')
    const scheme = page.locator('html')
    await expect(scheme).toHaveCSS('color-scheme', /dark/)
    await banner(page).getByRole('button', { name: words.colorMode.toLight }).click()
    await expect(scheme).toHaveCSS('color-scheme', /light$/)
    await viewAll(page).click()
    await takenOver(page)
    await expect(page.getByRole('searchbox')).toBeVisible()
    await expect(scheme).toHaveCSS('color-scheme', /light$/)
    await banner(page).getByRole('button', { name: words.colorMode.toDark }).click()
    await expect(scheme).toHaveCSS('color-scheme', /dark$/)
  })
}
