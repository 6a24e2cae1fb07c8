import { content } from '@/content/site'
import * as words from '@/content/words'
import { openNotFound } from './support/not-found'
import { at, expect, scriptsOff, takenOver, test, wideOnly } from './support/test'

const name = content.profile.name
const bad = ['/projects/one/deeper', '/%3Cscript%3E?x=1#about']

// The browser itself reports the status of a missing page.
test.use({ allowFaults: true })

for (const scripts of ['with', 'without'] as const) {
  test.describe(`${scripts} scripts`, () => {
    test.use(scripts === 'without' ? scriptsOff : {})

    test(
      `S3 an unknown address leads home ${scripts} scripts, and Back never returns to it`,
      wideOnly,
      async ({ page, faults }) => {
        for (const path of bad) {
          await page.goto(at('/projects'))
          const answer = await page.goto(at(path), { waitUntil: 'commit' })
          expect(answer?.status()).toBe(404)
          await expect(page).toHaveURL(at('/'))
          await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
          await page.goBack()
          await expect(page).toHaveURL(at('/projects'))
          await expect(
            page.getByRole('heading', { level: 1, name: content.sections.allProjects.heading }),
          ).toBeVisible()
          await page.goForward()
          await expect(page).toHaveURL(at('/'))
        }
        expect(faults.filter((fault) => !fault.includes('404'))).toEqual([])
      },
    )
  })
}

test(
  'S3 the page of an unknown address says so and has a link home, should nothing else work',
  wideOnly,
  async ({ page }) => {
    await openNotFound(page)
    await page.getByRole('link', { name: words.notFound.home }).click()
    await expect(page).toHaveURL(at('/'))
    await page.unrouteAll({ behavior: 'wait' })
    await page.reload()
    await takenOver(page)
  },
)
