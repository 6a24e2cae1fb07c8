import { detectDirection } from '@/components/lib/direction'
import { content } from '@/content/schema/load'
import { hasIllustrated, illustrated } from '@/e2e/support/projects'
import { expect, test } from '@/e2e/support/test'

/** A painted text: the middle of its first and of its last character, in pixels from the left. */
interface Painted {
  text: string
  first: number
  last: number
}

/** Measures all occurrences of these texts that are painted on one line. Runs in the page. */
function paintedTexts(texts: readonly string[]): Painted[] {
  const wanted = new Set(texts)
  return [...document.querySelectorAll('body *:not(script)')].flatMap((element) => {
    const text = element.textContent ?? ''
    const own = [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE)
    if (!own || !wanted.has(text) || !element.checkVisibility() || element.closest('.sr-only')) return []
    const letters: Text[] = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) letters.push(walker.currentNode as Text)
    const rectOf = (node: Text | undefined, at: number) => {
      const range = document.createRange()
      if (!node) return new DOMRect()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      return range.getBoundingClientRect()
    }
    const end = letters.at(-1)
    const [first, last] = [rectOf(letters[0], 0), rectOf(end, (end?.length ?? 0) - 1)]
    if (first.width === 0 || last.width === 0 || Math.abs(first.top - last.top) > 2) return []
    return [{ text, first: first.x + first.width / 2, last: last.x + last.width / 2 }]
  })
}

const { profile, projects, experiences, education, certifications, awards, talks, slides, skillGroups } =
  content

/** The short texts of the owner. A single letter has no visible direction. */
const ownTexts = [
  profile.name,
  profile.title,
  ...Object.values(content.sections).flatMap(({ label, heading }) => [label, heading]),
  ...experiences.flatMap(({ title, company }) => [title, company]),
  ...projects.flatMap(({ title, type, src }) => [title, type, ...src.map(({ alt }) => alt)]),
  ...education.flatMap(({ institution, degree }) => [institution, degree]),
  ...certifications.flatMap(({ name, issuer }) => [name, issuer]),
  ...awards.flatMap(({ title, issuer }) => [title, issuer]),
  ...talks.flatMap(({ title, event }) => [title, event]),
  ...slides.map(({ title }) => title),
  ...skillGroups.map(({ title }) => title),
].filter((text) => text !== undefined && [...text].length > 1) as string[]

test('every title, name and caption is painted in its own direction, its punctuation included', {
  tag: '@O6',
}, async ({ page, site, step }) => {
  const expectDirections = async (atLeast: number) => {
    const painted = await page.evaluate(paintedTexts, ownTexts)
    expect(painted.length).toBeGreaterThanOrEqual(atLeast)
    const wrong = painted.filter(({ text, first, last }) =>
      detectDirection(text) === 'rtl' ? first <= last : first >= last,
    )
    expect(wrong).toEqual([])
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await step('on the home page', async () => {
    await site.open('/')
    await expectDirections(1)
  })
  await step('in the list of all projects', async () => {
    await site.open('/projects')
    await expectDirections(projects.length)
  })
  if (!hasIllustrated()) return
  await step('in a project and its larger view', async () => {
    const dialog = await site.openByCard(illustrated())
    await expectDirections(1)
    await site.openLarger(dialog)
    await expectDirections(1)
  })
})
