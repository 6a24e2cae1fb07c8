import { writeFileSync } from 'node:fs'
import { validate } from '@jsonresume/schema'
import { emptied, plantedContent, rawContent, readContent, siteFixture } from '@/__tests__/support/content'
import { temporaryFolder } from '@/__tests__/support/temporary-folder'
import { createVcard } from '@/app/contact.vcf/vcard'
import { createHomeMarkdown } from '@/app/index.md/markdown'
import { link as markdownLink, text as markdownText } from '@/app/index.md/markdown-text'
import { createLlmsText } from '@/app/llms.txt/llms'
import { createJsonResume } from '@/app/resume.json/json-resume'
import { readOwnResume } from '@/app/resume.pdf/own-resume'
import { credentialLists } from '@/components/lib/credentials'
import { language } from '@/content/words'

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

test('index.md contains a first sentence of About once, although it is the heading, and the headings of other sections', () => {
  const about = ['I count waves. Then I sort them.']
  const content = plantedContent({
    profile: { ...rawContent.profile, about },
    sections: { ...rawContent.sections, about: {}, contact: { heading: 'I count' } },
  })
  expect(createHomeMarkdown(content, siteFixture).match(/^I count.*/gm)).toEqual([about[0], 'I count'])
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

const card = (profile: Partial<typeof rawContent.profile>) =>
  createVcard(plantedContent({ profile: { ...rawContent.profile, ...profile } }), siteFixture)
const unfolded = (text: string) => text.replaceAll('\r\n ', '')

test('contact.vcf is a vCard of version 3', () => {
  expect(card({})).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n(.+\r\n)+END:VCARD\r\n$/)
})

test('contact.vcf escapes separators and line breaks in a value', () => {
  const text = unfolded(card({ title: 'A; B, C \\ D', intro: 'one\ntwo' }))
  expect(text).toContain('TITLE:A\\; B\\, C \\\\ D\r\n')
  expect(text).toContain('NOTE:one\\ntwo\r\n')
})

test('contact.vcf folds lines at 75 bytes and never inside a letter', () => {
  const intro = 'Ž🚀ệ'.repeat(60)
  const text = card({ intro })
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(unfolded(text)).toContain(intro)
  expect(text).not.toContain('\uFFFD')
})

test.each([
  ['Ana María de la Cruz', 'N:Cruz;Ana María de la;;;'],
  ['Cher', 'N:;Cher;;;'],
  ['Dr. Ana Example', 'N:Example;Ana;;Dr.;'],
  ['Prof. Dr. rer. nat. Ana María Example', 'N:Example;Ana María;;Prof. Dr. rer. nat.;'],
  ['Dipl.-Ing. Ana Example', 'N:Example;Ana;;Dipl.-Ing.;'],
  ['Drew Example', 'N:Example;Drew;;;'],
  ['見本 花子', 'N:見本;花子;;;'],
  ['홍 길동', 'N:홍;길동;;;'],
])('contact.vcf splits the name %s into surname, given names and titles', (name, expected) => {
  expect(card({ name })).toContain(`\r\n${expected}\r\n`)
})

test('contact.vcf starts a Vietnamese name with the surname', () => {
  jest.replaceProperty(language, 'lang', 'vi')
  expect(card({ name: 'Nguyễn Ngọc Ánh' })).toContain('\r\nN:Nguyễn;Ngọc Ánh;;;\r\n')
})

test('contact.vcf lists accounts at networks as profiles, and every other link as a web address', () => {
  const links = [
    'https://stackoverflow.com/users/7',
    'https://ana.example.org/blog',
    { href: 'https://ana.example.org/', network: 'website' as const },
  ]
  expect(unfolded(card({ links })).match(/^(X-|URL).*$/gm)).toEqual([
    'URL:https://example.org/a/b/',
    'X-SOCIALPROFILE;TYPE=stack-overflow:https://stackoverflow.com/users/7',
    'URL:https://ana.example.org/blog',
    'URL:https://ana.example.org/',
  ])
})

const findFaults = (resume: unknown) =>
  new Promise((resolve) => validate(JSON.parse(JSON.stringify(resume)), resolve))

test('resume.json contains its address and is valid by the official schema, even with only a name', async () => {
  const resume = createJsonResume(plantedContent(), siteFixture)
  for (const valid of [resume, createJsonResume(readContent(emptied), siteFixture)])
    expect(await findFaults(valid)).toBeNull()
  expect(resume.meta.canonical).toBe('https://example.org/a/b/resume.json')
  expect(await findFaults({ ...resume, basics: { email: 3 } })).not.toBeNull()
})

test.each([
  ['https://github.com/100%', '100%'],
  ['https://github.com/J%F6rdis', 'J%F6rdis'],
  ['https://github.com/J%C3%B6rdis/', 'Jördis'],
  ['https://scholar.google.com/citations?user=vera', undefined],
  ['https://example.com/blog', undefined],
  [{ network: 'website', href: 'https://example.com/blog' } as const, undefined],
])('resume.json has a user name only for an account of a network: %j, %s', (link, username) => {
  const content = plantedContent({ profile: { ...rawContent.profile, links: [link] } })
  expect(createJsonResume(content, siteFixture).basics.profiles).toEqual([
    expect.objectContaining({ username }),
  ])
})

test('resume.json does not claim that a school without an end is over [D3, D7]', () => {
  const ends = [undefined, 'Present', '2020']
  const education = ends.map((endDate) => ({ institution: 'School', startDate: '2018', endDate }))
  const resume = createJsonResume(plantedContent({ education }), siteFixture)
  expect(JSON.parse(JSON.stringify(resume)).education).toEqual([
    { institution: 'School', startDate: '2018', isCurrent: true },
    { institution: 'School', startDate: '2018', endDate: '2020' },
    { institution: 'School', startDate: '2018' },
  ])
})

test('resume.json has the owner’s other website as a profile, and as the web address of a site without one [O11]', () => {
  const href = 'https://ana.example.org/'
  const content = plantedContent({
    profile: { ...rawContent.profile, links: [{ href, network: 'website' }] },
  })
  const withSite = createJsonResume(content, siteFixture).basics
  expect(withSite).toMatchObject({ url: siteFixture.url, profiles: [{ url: href }] })
  const withoutSite = createJsonResume(content, { picture: () => undefined }).basics
  expect(withoutSite).toMatchObject({ url: href, profiles: undefined })
})

const path = temporaryFolder()

/** Returns the bytes that the site publishes for the owner's file. */
function publish(own: string): string {
  writeFileSync(path('resume.pdf'), own, 'latin1')
  return Buffer.from(readOwnResume(path('resume.pdf')) ?? []).toString('latin1')
}

/** A minimal PDF, as another program writes it. */
function otherPdf(root = '/Root 1 0 R'): string {
  const objects = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'
  return `${objects}xref\n0 1\n0000000000 65535 f \ntrailer\n<< ${root} >>\nstartxref\n${objects.length}\n%%EOF\n`
}

const mine = otherPdf()
/** A PDF with an incremental update: changes are appended with their own trailer. */
const changed = (start: number) =>
  `${mine}\nxref\n0 0\ntrailer\n<< /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`

test('without a file of the owner there is no own resume', () => {
  expect(readOwnResume(path('resume.pdf'))).toBeUndefined()
})

test.each([
  ['', mine],
  [' whose writer breaks lines anywhere', otherPdf('/Root 1 0\nR')],
  [' with an incremental update', changed(mine.length + 1)],
])('the owner’s PDF%s is published byte by byte', (_, own) => {
  expect(publish(own)).toBe(own)
})

test.each([
  'PK word document',
  '',
  mine.slice(0, 60),
  '%PDF-1.7\nstartxref\n9\n%%EOF',
  otherPdf(''),
  changed(7),
])('a file that does not open as a PDF stops the build with a fix: %j [O3]', (own) => {
  expect(() => publish(own)).toThrow(
    'resume.pdf: is not a PDF, or is damaged. Save your resume as PDF again, or remove the file.',
  )
})
