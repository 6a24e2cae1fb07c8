import type { Route } from '@playwright/test'
import { startingWith } from '@/__tests__/support/words'
import { shownSections } from '@/components/frame/navigation'
import { splitSentences } from '@/components/text/sentences'
import { collectTexts } from '@/content/schema/content'
import { content } from '@/content/schema/load'
import * as words from '@/content/words'
import { aroundAddresses, featured, has, needed, textOf, types } from '@/e2e/support/projects'
import { scripts } from '@/e2e/support/site'
import { at, expect, test } from '@/e2e/support/test'

const { profile, sections, experiences, featuredProjects, projects, slides, skillGroups } = content

// Messages of the browser about files that do not arrive, and planted errors. Any other message is a fault.
test.use({ javaScriptEnabled: false, allowFaults: /Failed to load resource|net::ERR_|planted/ })

const visits = [
  ['without scripts', '@narrow', undefined],
  [
    'if no script arrives',
    '@narrow',
    // Aborts late, when the browser has scrolled to the section in the address.
    async (route: Route) => {
      await route.request().frame().waitForLoadState('domcontentloaded')
      await route.abort()
    },
  ],
  [
    'if every script throws',
    '@wide',
    (route: Route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("planted")' }),
  ],
] as const

const fields =
  'name title intro email version interests about company summary responsibilities stack footer description bulletpoints'

/** Returns the texts of these fields, in parts that are on the page as they are written. */
function factsIn(value: unknown): string[] {
  return collectTexts(value)
    .filter(({ path }) => path.some((name) => fields.split(' ').includes(String(name))))
    .flatMap(({ text }) => splitSentences(text).flatMap(aroundAddresses))
}

for (const [what, width, fail] of visits)
  test.describe(() => {
    test.use({ javaScriptEnabled: fail !== undefined })

    test(`the site can be read ${what}`, {
      tag: [width, '@C3', '@G3', '@G7', '@G11', '@H6', '@R3', '@S3', '@W1'],
    }, async ({ page, site, step }) => {
      // A percentage is kept on one line.
      const visibleText = async () => (await page.locator('body').innerText()).replaceAll('\u00a0', ' ')
      const expectNoControls = async () => {
        if (fail) await expect(page.locator('html')).toHaveAttribute('data-app', 'failed')
        await expect(page.locator('#site :is(button, input)').filter({ visible: true })).toHaveCount(0)
      }
      if (fail) await page.route(scripts, fail)
      await page.goto(at('/'))
      if (!fail)
        await step('the system decides on the mode', async () => {
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme })
            await site.expectGround(colorScheme)
          }
        })
      await step('the home page shows every text, and no control that needs scripts', async () => {
        await expectNoControls()
        // "More" opens without a script. By key, because the press guard ignores a click at the place of the last one.
        for (const more of await page.locator('summary').all()) await more.press('Enter')
        const facts = [
          ...factsIn([profile, skillGroups, slides, experiences, featuredProjects]),
          ...shownSections(content).map((section) => sections[section].heading),
        ]
        await expect
          .poll(async () => {
            const text = await visibleText()
            return facts.filter((fact) => !text.includes(fact.replaceAll('\u00a0', ' ')))
          })
          .toEqual([])
      })
      if (has(slides[1], 'several slides'))
        await step('slides are a row that scrolls', async () => {
          const row = page.locator('#about .slides')
          await expect(row).toHaveCSS('overflow-x', 'auto')
          expect(await row.evaluate((box) => box.scrollWidth > 1.5 * box.clientWidth)).toBe(true)
        })
      if (has(projects[featuredProjects.length], 'projects beyond those of the home page')) {
        await step('a card leads to the details of its project', async () => {
          await site.card(featured()).click()
          await expect(site.details(featured())).toBeInViewport()
        })
        await step('View All leads to the projects, and a card to its details', async () => {
          await site.viewAll.click()
          await expect(page).toHaveURL(at('/projects'))
          // The page grows when it finds that its scripts fail.
          await expectNoControls()
          const last = needed(projects.at(-1), 'projects')
          await site.card(last).click()
          await expect(site.details(last)).toBeInViewport()
        })
        await step('every project is in the page in full, once', async () => {
          await expectNoControls()
          const text = await visibleText()
          for (const project of projects) {
            const { title, description, bulletpoints, footer, type } = project
            const facts = factsIn({ title, footer, bulletpoints })
            // Cards leave out a type that all projects share.
            if (type && types.length > 1) facts.push(type)
            for (const one of facts) expect(text).toContain(one)
            if (!description) continue
            const beginning = textOf(project)
            const descriptions = projects.map((other) => other.description).join()
            expect(text.split(beginning).length, `${title} once`).toBe(descriptions.split(beginning).length)
          }
          const code = page.getByRole('link', { name: startingWith(words.projectLinks.code) })
          await expect(code).toHaveCount(projects.filter(({ github_link }) => github_link).length)
        })
        await step('Go Back leads home', async () => {
          await site.goBack.click()
          await expect(page).toHaveURL(at('/'))
        })
        await step('an address with filters shows every project', async () => {
          await page.goto(at(`/projects?project=${featured().slug}&type=Game&q=x`))
          // Without the animation that shows the list after a while, because the machine may be slow.
          if (fail) await site.restyle('.results { animation: none !important }')
          await expectNoControls()
          for (const project of projects) await expect(site.card(project)).toBeVisible()
        })
      }
      const last = shownSections(content).at(-1)
      if (last && has(last, 'sections'))
        await step('the footer leads to the sections', async () => {
          await page
            .getByRole('contentinfo')
            .getByRole('link', { name: sections[last].label, exact: true })
            .click()
          await expect(page.locator(`#${last} h2`).first()).toBeInViewport()
        })
      await step('an unknown address leads home, and Back never returns to it', async () => {
        await page.goto(at('/projects'))
        await page.goto(at('/projects/one/deeper'), { waitUntil: 'commit' })
        await expect(page).toHaveURL(at('/'))
        await page.goBack()
        await expect(page).toHaveURL(at('/projects'))
      })
    })
  })
