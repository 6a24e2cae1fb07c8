import type { Route } from '@playwright/test'
import { splitSentences } from '@/components/lib/prose'
import { format } from '@/components/lib/words'
import { shownSections } from '@/components/site/navigation'
import { content } from '@/content/site'
import * as words from '@/content/words'
import { saying } from '../__tests__/support/words'
import { featured, needed, types } from './support/projects'
import { scripts } from './support/site'
import { at, everyWidth, expect, narrowChromium, narrowOnly, test } from './support/test'
import { drag } from './support/touch'

const { profile, sections, experiences, featuredProjects, projects, slides, skillGroups } = content

// What the browser itself says of a file that does not arrive, and what is planted; anything else would be ours.
test.use({ javaScriptEnabled: false, allowFaults: /Failed to load resource|net::ERR_|planted/ })

// Where they are off, do not arrive, or throw.
const visits = [
  ['without scripts', everyWidth, undefined],
  [
    'to which no script arrives',
    narrowOnly,
    // Told late, when the browser has gone to the place that the address names.
    async (route: Route) => {
      await route.request().frame().waitForLoadState('domcontentloaded')
      await route.abort()
    },
  ],
  [
    'of which every script throws',
    {},
    (route: Route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("planted")' }),
  ],
] as const

/** The texts around the bare addresses of a text: an address is shown by its host. */
const aroundAddresses = (text: string) => text.split(/https?:\/\/\S+/).map((part) => part.trim())

for (const [what, width, fail] of visits)
  test.describe(() => {
    test.use({ javaScriptEnabled: fail !== undefined })

    test(`C3 G3 G7 G11 H6 R3 S3 a visit ${what}`, width, async ({ page, site, step }) => {
      // What is on screen: of everything that has a box and is not invisible.
      const said = () => page.locator('body').innerText()
      const expectNoControls = async () => {
        if (fail) await expect(page.locator('html')).toHaveAttribute('data-app', 'failed')
        await expect(page.locator('#site :is(button, input)').filter({ visible: true })).toHaveCount(0)
      }
      if (fail) await page.route(scripts, fail)
      await page.goto(at('/'))
      if (!fail)
        await step('C3 the system decides on the mode', async () => {
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme })
            await site.expectGround(colorScheme)
          }
        })
      await step('H6 home shows every text, and nothing that only scripts can do', async () => {
        await expectNoControls()
        const { name, title, intro, email, version, interests, about } = profile
        // What is below "more" is in the page, and opens without a script.
        for (const more of await page.locator('summary').all()) await more.click()
        for (const one of [
          ...[name, title ?? '', intro ?? '', email ?? '', version ?? '', ...interests],
          ...about.flatMap(splitSentences).flatMap(aroundAddresses),
          ...skillGroups.flatMap((group) => [group.title, ...group.skills.map((skill) => skill.name)]),
          ...slides.map((slide) => slide.title),
          ...experiences.flatMap((entry) => [entry.company ?? '', entry.title ?? '', entry.summary ?? '']),
          ...experiences.flatMap((entry) => entry.responsibilities.flatMap(aroundAddresses)),
          ...experiences.flatMap((entry) => entry.stack),
          ...featuredProjects.flatMap((one) => [one.title, one.footer ?? '']),
          ...featuredProjects.flatMap((one) => aroundAddresses(one.description ?? '')),
          ...featuredProjects.flatMap(({ bulletpoints }) => bulletpoints.flatMap(aroundAddresses)),
          ...shownSections(content).map((section) => sections[section].heading),
        ])
          await expect.poll(said).toContain(one)
      })
      if (projects[featuredProjects.length]) {
        await step('G3 a card leads to the words of its project', async () => {
          await site.card(featured()).click()
          await expect(site.details(featured())).toBeInViewport()
        })
        await step('R3 View All leads to the projects, and a card to its words', async () => {
          await site.viewAll.click()
          await expect(page).toHaveURL(at('/projects'))
          // The page grows when it finds that its scripts do not come.
          await expectNoControls()
          const last = needed(projects.at(-1), 'projects')
          await site.card(last).click()
          await expect(site.details(last)).toBeInViewport()
        })
        await step('G3 there every project stands in full, each once', async () => {
          await expectNoControls()
          const text = await said()
          for (const { title, description, bulletpoints, footer, type } of projects) {
            const facts = [title, footer ?? '', ...bulletpoints.flatMap(aroundAddresses)]
            // A type that all share is nowhere on the cards.
            if (type && types.length > 1) facts.push(type)
            for (const one of facts) expect(text).toContain(one)
            if (!description) continue
            const [beginning = ''] = aroundAddresses(description)
            const times = projects.filter((other) => other.description?.includes(beginning)).length
            expect(text.split(beginning).length - 1, `${title} once`).toBe(times)
          }
          const code = page.getByRole('link', { name: saying(words.projectLinks.code) })
          await expect(code).toHaveCount(projects.filter(({ github_link }) => github_link).length)
        })
        await step('G7 Go Back leads home', async () => {
          await site.goBack.click()
          await expect(page).toHaveURL(at('/'))
        })
        await step('G3 G11 an address with filters shows every project', async () => {
          await page.goto(at(`/projects?project=${featured().slug}&type=Game&q=x`))
          // Without the animation that lets the list go after a while, however slow the machine.
          if (fail) await site.restyle('.results { animation: none !important }')
          await expectNoControls()
          for (const project of projects) await expect(site.card(project)).toBeVisible()
        })
      }
      const last = shownSections(content).at(-1)
      if (last)
        await step('R3 the footer leads to the sections', async () => {
          await page
            .getByRole('contentinfo')
            .getByRole('link', { name: sections[last].label, exact: true })
            .click()
          await expect(page.locator(`#${last} h2`).first()).toBeInViewport()
        })
      await step('S3 an unknown address leads home, and Back never returns to it', async () => {
        await page.goto(at('/projects'))
        await page.goto(at('/projects/one/deeper'), { waitUntil: 'commit' })
        await expect(page).toHaveURL(at('/'))
        await page.goBack()
        await expect(page).toHaveURL(at('/projects'))
      })
    })
  })

test('W1 without scripts a finger moves the row of slides', narrowChromium, async ({ page }) => {
  needed(slides[1], 'second slide')
  await page.goto(at('/'))
  const place = format(words.slider.place, { number: 1, count: slides.length })
  const slide = page.getByRole('group', { name: place })
  const left = async () => needed(await slide.boundingBox(), 'slide that shows').x
  // A browser that is busy may take a movement for nothing: the finger moves until the row follows.
  await expect(async () => {
    await slide.scrollIntoViewIfNeeded()
    const { x, y, width, height } = needed(await slide.boundingBox(), 'slide that shows')
    // From right to left the next slide lies to the left of the first, so the finger moves to the right.
    const by = words.language.dir === 'rtl' ? width / 3 : -width / 3
    await drag(page, { x: x + width / 2, y: y + height / 2 }, { x: by, y: 0 })
    await expect.poll(async () => Math.sign((await left()) - x), { timeout: 2000 }).toBe(Math.sign(by))
  }).toPass()
})
