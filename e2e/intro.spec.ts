import { RESUME_PATH } from '@/components/lib/constants'
import { shownSections } from '@/components/site/navigation'
import { content } from '@/content/site'
import * as words from '@/content/words'
import { inNewTab, saying } from '../__tests__/support/words'
import { at, beginning, expect, needed, open, test, wideOnly } from './support/test'

const { profile } = content
const shownLinks = profile.links.slice(0, 2)
/** What the intro says of the person, as far as the owner says it. */
const told = [profile.title ?? [], profile.intro ?? []].flat()
/** Letters that a first screen of 360 by 640 pixels has room for, beside name, portrait and button. */
const FIRST_SCREEN_LETTERS = 200

test('I1 the intro says who this is, with the portrait', async ({ page }) => {
  await open(page, '/')
  const intro = page.locator('#home-section')
  await expect(intro.getByRole('heading', { level: 1, name: profile.name })).toBeInViewport({ ratio: 1 })
  for (const text of told) await expect(intro.getByText(text, { exact: true })).toBeInViewport({ ratio: 1 })
  await expect(intro.getByRole('listitem')).toHaveText(profile.interests)
  if (!profile.portrait) return
  const portrait = intro.getByRole('img', { name: profile.portrait.alt })
  await expect(portrait).toBeInViewport()
  await expect
    .poll(() => portrait.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(100)
})

test('I2 S5 the intro is compact at 1199 px and wide at 1200 px', wideOnly, async ({ page }) => {
  const [section] = shownSections(content)
  needed(section, 'sections')
  await open(page, '/')
  const intro = page.locator('#home-section')
  const portrait = intro.getByRole('img')
  const name = intro.getByRole('heading', { level: 1 })
  const resume = intro.getByRole('link', { name: saying(words.intro.resume) })
  const hint = intro.getByRole('link', { name: words.intro.scrollDown })
  const links = shownLinks.map(({ label }) => intro.getByRole('link', { name: inNewTab(label) }))
  const boxes = async () => ({ image: await portrait.boundingBox(), text: await name.boundingBox() })

  await page.setViewportSize({ width: 1199, height: 900 })
  await expect(resume).toBeVisible()
  await expect(resume).toHaveAttribute('href', at(RESUME_PATH))
  await expect(resume).toHaveAttribute('target', '_blank')
  for (const link of [hint, ...links]) await expect(link).toBeHidden()
  const compact = profile.portrait && (await boxes())
  if (compact) expect(compact.image?.y, 'portrait first').toBeLessThan(compact.text?.y ?? 0)

  await page.setViewportSize({ width: 1200, height: 900 })
  await expect(resume).toBeHidden()
  for (const [i, link] of links.entries())
    await expect(link).toHaveAttribute('href', shownLinks[i]?.href ?? '')
  for (const link of [hint, ...links]) await expect(link).toBeInViewport({ ratio: 1 })
  const wide = profile.portrait && (await boxes())
  if (wide) expect(beginning(wide.text), 'text first').toBeLessThan(beginning(wide.image))
  await hint.click()
  await expect(page.locator(`#${section}`)).toBeFocused()
})

test(
  'I2 the first screen of a phone and of a small laptop holds the whole introduction',
  wideOnly,
  async ({ page }) => {
    const letters = [...told, ...profile.interests].join('').length
    needed(letters <= FIRST_SCREEN_LETTERS || undefined, 'introduction short enough for a first screen')
    for (const [width, height] of [
      [360, 640],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height })
      await open(page, '/')
      const intro = page.locator('#home-section')
      await expect(intro.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
      for (const text of told)
        await expect(intro.getByText(text, { exact: true })).toBeInViewport({ ratio: 1 })
      await expect(
        intro.getByRole('link', {
          name:
            width < 1200 || content.projects.length === 0 ? saying(words.intro.resume) : words.intro.projects,
        }),
      ).toBeInViewport({ ratio: 1 })
    }
  },
)
