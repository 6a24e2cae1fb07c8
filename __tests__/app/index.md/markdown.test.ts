import { plantedContent, rawContent, siteFixture } from '@/__tests__/support/content'
import { createHomeMarkdown } from '@/app/index.md/markdown'
import { markdownLink, markdownText } from '@/app/index.md/markdown-text'
import { createLlmsText } from '@/app/llms.txt/llms'
import { credentialLists } from '@/components/lib/credentials'

const content = plantedContent()
const plain = (markdown: string) => markdown.replace(/\\(.)/g, '$1')

test('index.md contains intro, interests, links, slides and dates', () => {
  const text = plain(createHomeMarkdown(content, siteFixture))
  const { profile, slides, experiences } = content
  const expected = [
    ...[profile.intro, profile.email].map(String),
    ...[...profile.about, ...profile.interests, ...slides.map(({ title }) => title)],
    ...profile.links.flatMap(({ label, href }) => [label, href]),
    ...credentialLists(content).map(({ title }) => title),
    ...experiences.map(({ startDate = '' }) => startDate),
  ]
  expect(expected.filter((words) => !text.includes(words))).toEqual([])
})

test('llms.txt starts with a title and a summary, and links with full addresses', () => {
  const text = createLlmsText(content, siteFixture)
  expect(text).toMatch(/^# .+\n\n> .+\n/)
  const addresses = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address ?? '')
  expect(addresses).toContain('https://example.org/a/b/index.md')
  expect(addresses.filter((address) => !URL.canParse(address))).toEqual([])
})

test.each([
  ['# not a heading', '\\# not a heading'],
  ['1. not a list', '1\\. not a list'],
  ['- nor this', '\\- nor this'],
  ['a *b* _c_ `d` [e](f) <g>', 'a \\*b\\* \\_c\\_ \\`d\\` \\[e\\](f) \\<g\\>'],
  ['Studio #', 'Studio \\#'],
  ['https://example.com/my_app', 'https://example.com/my_app'],
  ['two\nlines', 'two lines'],
  ['R&D &amp; co', 'R&D \\&amp; co'],
])('a text is escaped so that Markdown reads it as text: %s', (text, expected) => {
  expect(markdownText(text)).toBe(expected)
})

test.each([
  ['https://example.org/x(y) z', 'https://example.org/x%28y%29%20z'],
  ['https://example.org/?a=1&amp;b=2', 'https://example.org/?a=1\\&amp;b=2'],
])('an address keeps its meaning and cannot end its link early: %s', (address, written) => {
  expect(markdownLink('a]b', address)).toBe(`[a\\]b](${written})`)
})

test('index.md lists the titles of pictures for a section that has only pictures [O2]', () => {
  const slides = [{ title: 'A desk', image: { file: 'planted.png', alt: 'A desk' } }]
  const pictures = plantedContent({
    profile: { ...rawContent.profile, about: [] },
    ...{ skillGroups: [], slides },
  })
  expect(createHomeMarkdown(pictures, siteFixture)).toContain(
    `${pictures.sections.about.heading}\n\n- A desk\n`,
  )
})
