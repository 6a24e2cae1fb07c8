import { RESUME_PATH } from '@/components/lib/constants'
import { dateRange } from '@/components/lib/date-range'
import { filled } from '@/components/lib/words'
import { content } from '@/content/site'
import * as words from '@/content/words'
import { inNewTab, saying } from '../__tests__/support/words'
import { at, beginning, expect, needed, open, test, wideOnly } from './support/test'

const { profile, experiences, projects } = content

test('H5 S6 the footer has a credit, the visitor’s year and the version', wideOnly, async ({ page }) => {
  await page.clock.install({ time: new Date('2041-02-03T04:05:06') })
  for (const path of ['/', '/projects']) {
    await open(page, path)
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText(filled(words.footer.credit, { name: profile.name }))
    await expect(footer).toContainText('2041')
    await expect(footer).toContainText(profile.version ?? '')
  }
})

test('H7 every link to elsewhere opens a new tab, with noopener, and says so', wideOnly, async ({ page }) => {
  for (const path of ['/', '/projects']) {
    await open(page, path)
    const links = await page.locator('a[href]').evaluateAll((all) =>
      all.map((link) => ({
        href: link.getAttribute('href') ?? '',
        outbound: !(link instanceof HTMLAnchorElement && link.origin === location.origin),
        target: link.getAttribute('target'),
        rel: (link.getAttribute('rel') ?? '').split(' '),
        text: link.textContent,
      })),
    )
    const leaving = links.filter(({ href, outbound }) => outbound || href === at(RESUME_PATH))
    expect(leaving.length).toBeGreaterThanOrEqual(
      path === '/' ? experiences.filter(({ link }) => link).length + profile.links.length : projects.length,
    )
    for (const { href, target, rel, text } of leaving) {
      expect(target, href).toBe('_blank')
      expect(rel, href).toContain('noopener')
      expect(text, href).toContain(words.page.opensNewTab)
    }
    for (const { href, target } of links.filter((link) => !leaving.includes(link)))
      expect(target, href).toBeNull()
  }
})

test('H7 H2 the resume is a PDF at every width', wideOnly, async ({ page, request }) => {
  await open(page, '/')
  await expect(
    page.getByRole('banner').getByRole('link', { name: saying(words.header.resume) }),
  ).toBeInViewport({ ratio: 1 })
  const answer = await request.get(at(RESUME_PATH))
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('application/pdf')
})

test(
  'K1 contact has icons at 767 px and labelled buttons at 768 px, under the same names',
  wideOnly,
  async ({ page }) => {
    await open(page, '/')
    const contact = page.locator('#contact')
    const ways = [
      ...profile.links,
      ...(profile.email ? [{ label: words.contact.mail, href: `mailto:${profile.email}` }] : []),
    ]
    for (const width of [767, 768]) {
      await page.setViewportSize({ width, height: 900 })
      for (const { label, href } of ways) {
        const link = contact.getByRole('link', { name: inNewTab(label) })
        await expect(link).toHaveAttribute('href', href)
        const words = await link.getByText(label, { exact: true }).boundingBox()
        if (width > 767) expect(words?.width).toBeGreaterThan(20)
        else expect(words?.width).toBeLessThanOrEqual(1)
      }
    }
  },
)

test(
  'E1 experiences stand newest first, picture first when narrow and on the right when wide',
  wideOnly,
  async ({ page }) => {
    await open(page, '/')
    needed(experiences[0], 'work')
    const entries = page.locator('#experiences').getByRole('list').first().locator('> li')
    await expect(entries.getByRole('heading', { level: 3 })).toHaveText(
      experiences.map((entry) => entry.title),
    )
    for (const [i, entry] of experiences.entries()) {
      const item = entries.nth(i)
      for (const text of [
        entry.company,
        dateRange(entry.startDate, entry.endDate) ?? '',
        ...entry.responsibilities,
      ]) {
        await expect(item).toContainText(text)
      }
      const { image, link } = entry
      if (!image || !link) continue
      const picture = item.getByRole('link').filter({ has: page.getByRole('img', { name: image.alt }) })
      await expect(picture).toHaveAttribute('href', link)
    }
    const [first] = experiences
    if (!first?.image) return
    const image = entries.first().getByRole('img', { name: first.image.alt })
    const title = entries.first().getByRole('heading', { name: first.title })
    const boxes = async () => [await image.boundingBox(), await title.boundingBox()] as const
    await page.setViewportSize({ width: 767, height: 900 })
    const [above, below] = await boxes()
    expect(above?.y).toBeLessThan(below?.y ?? 0)
    await page.setViewportSize({ width: 768, height: 900 })
    const [after, before] = await boxes()
    expect(beginning(after)).toBeGreaterThan(beginning(before) + (before?.width ?? 0) - 1)
  },
)
