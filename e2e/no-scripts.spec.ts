import type { Page } from '@playwright/test'
import { filled } from '@/components/lib/words'
import { shownSections } from '@/components/site/navigation'
import { content } from '@/content/site'
import * as words from '@/content/words'
import { saying } from '../__tests__/support/words'
import { card, featured, viewAll } from './support/projects'
import { at, expect, narrowOnly, needed, scriptsOff, test, wideOnly } from './support/test'
import { swipe } from './support/touch'

const { profile, sections, experiences, featuredProjects, projects, slides, skillGroups } = content

/** The words on screen: of everything that has a box and is not invisible. */
function wordsOf(page: Page): Promise<string> {
  return page.locator('body').innerText()
}

test.describe('scripts off', () => {
  test.use(scriptsOff)

  test('H6 without scripts the home page shows every text of the content', wideOnly, async ({ page }) => {
    await page.goto(at('/'))
    const said = await wordsOf(page)
    const expected = [
      profile.name,
      profile.title ?? '',
      profile.intro ?? '',
      ...profile.interests,
      ...profile.about,
      ...skillGroups.flatMap((group) => [group.title, ...group.skills.map((skill) => skill.name)]),
      ...slides.map((slide) => slide.title),
      ...experiences.flatMap((entry) => [entry.company, entry.title, ...entry.responsibilities]),
      ...featuredProjects.flatMap((one) => [
        one.title,
        one.description,
        ...one.bulletpoints,
        one.footer ?? '',
      ]),
      ...shownSections(content).map((section) => sections[section].heading),
      profile.email ?? '',
      profile.version ?? '',
    ]
    for (const text of expected) expect(said).toContain(text)
    for (const part of await page.locator('.hidden').all()) await expect(part).toHaveCSS('opacity', '1')
    // What only scripts can do is not offered.
    for (const name of [
      saying(words.colorMode.toLight, words.colorMode.toDark),
      words.menu.label,
      words.contact.copyAddress,
      words.slider.next,
    ])
      await expect(page.getByRole('button', { name })).toHaveCount(0)
  })

  test(
    'G3 without scripts the projects screen shows every project in full, each once',
    wideOnly,
    async ({ page }) => {
      await page.goto(at('/projects'))
      const said = await wordsOf(page)
      for (const { title, description, bulletpoints, footer, type } of projects) {
        for (const text of [title, type, description, ...bulletpoints, footer ?? ''])
          expect(said).toContain(text)
        expect(said.split(description).length - 1, `${title} once`).toBe(1)
      }
      await expect(page.getByRole('searchbox')).toHaveCount(0)
      await expect(page.getByRole('link', { name: saying(words.projectLinks.code) })).toHaveCount(
        projects.length,
      )
    },
  )

  test('R3 G7 without scripts every way leads somewhere', async ({ page }) => {
    await page.goto(at('/'))
    await viewAll(page).click()
    await expect(page).toHaveURL(at('/projects'))
    const [last] = projects.slice(-1)
    if (last) {
      await card(page, last).click()
      await expect(page.getByText(last.description)).toBeInViewport()
    }
    await page.getByRole('link', { name: words.explorer.goBack }).click()
    await expect(page).toHaveURL(at('/'))
    await page.getByRole('contentinfo').getByRole('link', { name: sections.contact.label }).click()
    await expect(page.getByRole('heading', { name: sections.contact.heading })).toBeInViewport()
    await page.goto(at(`/projects?project=${featured().slug}&type=Game&q=x`))
    for (const project of projects) await expect(card(page, project)).toBeVisible()
  })
  test('W1 without scripts a finger moves the row of slides', narrowOnly, async ({ page }) => {
    needed(slides[1], 'second slide')
    await page.goto(at('/'))
    const slide = page.getByRole('group', {
      name: filled(words.slider.place, { number: 1, count: slides.length }),
    })
    await slide.scrollIntoViewIfNeeded()
    const before = await slide.boundingBox()
    if (!before) throw new Error('The first slide has no box.')
    // From right to left the next slide lies to the left of the first, so the finger moves to the right.
    const by = words.language.dir === 'rtl' ? before.width / 3 : -before.width / 3
    await swipe(page, { x: before.x + before.width / 2, y: before.y + before.height / 2 }, by)
    const moved = async () => ((await slide.boundingBox())?.x ?? before.x) - before.x
    await expect.poll(async () => Math.sign(await moved())).toBe(Math.sign(by))
  })
})
