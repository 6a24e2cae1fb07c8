import { plantContent } from '@/__tests__/support/content'
import type { ContentInput } from '@/content/schema/content'
import { validateContent } from '@/content/schema/validate'
import * as german from '@/docs/translations/de'
import * as english from '@/docs/translations/en'
import { type Examined, examine } from '@/scripts/doctor/findings'
import { hashSample, sampleOf } from '@/scripts/doctor/sample'

/** A sample without any content. */
const noSample = sampleOf({ texts: '', entries: '', pictures: '' })

/** Returns the content of an owner whose site can be published. */
function goodContent(): ContentInput {
  const text = JSON.stringify(plantContent())
  return JSON.parse(text.replaceAll('example.org', 'planted.dev').replaceAll('example.net', 'planted.page'))
}

/** Returns the findings of an owner's site after a change, as lines without their fix. */
function found(change: (content: ContentInput) => void, given: Partial<Examined> = {}): string[] {
  const content = goodContent()
  change(content)
  // The doctor examines only content that is valid.
  validateContent(content, () => true)
  const findings = examine({
    content,
    words: english,
    address: content.profile.siteUrl,
    pictures: {},
    sample: noSample,
    samplePictures: new Set(),
    ...given,
  })
  return findings.map(({ kind, file, entry, field, message }) =>
    [kind, file.replace(/^content\//, ''), entry, field, message.replace(/\. [A-Z].*/, '')]
      .filter(Boolean)
      .join(' | '),
  )
}

const same = () => {}

test('a site that can be published has no finding', () => {
  expect(found(same)).toEqual([])
})

test('texts and pictures of the sample are reported where they are, and an entry as a whole', () => {
  const sample = sampleOf(hashSample(goodContent(), []))
  const { file } = goodContent().profile.portrait ?? { file: '' }
  const lines = found(
    (content) => {
      Object.assign(content.profile, { name: 'Ada', about: ['My own.', 'Second planted paragraph.'] })
      Object.assign(content.experiences[0] ?? {}, { title: 'My own title' })
    },
    { sample, samplePictures: new Set([file]) },
  )
  const expected = [
    'sample | profile.ts | about[1] | is in the sample',
    'sample | profile.ts | portrait.file | is in the sample',
    'sample | featured-projects.ts | entry 1 "Alder" | is in the sample',
    'sample | experiences.ts | entry 1 "Company older" | company | is in the sample',
    'sample | experiences.ts | entry 2 "Company current" | is in the sample',
  ]
  expect(lines).toEqual(expect.arrayContaining(expected))
  const own = /\| name|about\[0\]|"Company older" \| (?:is|title)|"Alder" \| \w+ \|/
  expect(lines.filter((line) => own.test(line))).toEqual([])
})

test('links and mail on domains reserved for examples are of the sample, but not a sentence about one [D6]', () => {
  const lines = found(({ profile, featuredProjects: [alder] }) => {
    Object.assign(profile, {
      status: 'See http://localhost:3000 for all of it',
      email: 'me@example.com',
      links: ['https://me.example/', 'https://10.lu/'],
    })
    Object.assign(alder ?? {}, { website_link: 'https://a.test/' })
  })
  const message = 'leads to a domain that is reserved for examples'
  expect(lines).toEqual([
    `sample | profile.ts | email | ${message}`,
    `sample | profile.ts | links[0] | ${message}`,
    `sample | featured-projects.ts | entry 1 "Alder" | website_link | ${message}`,
  ])
})

test('an address that visitors cannot open is of the sample, and a missing one is a hint [O11]', () => {
  const withExample = ({ profile }: ContentInput) => {
    profile.siteUrl = 'https://example.com/'
  }
  expect(found(withExample)).toEqual([
    'sample | profile.ts | siteUrl | is https://example.com/, which visitors cannot open',
  ])
  // A host gives another address.
  expect(found(withExample, { address: 'https://me.github.io/site/' })).toEqual([])
  expect(found(same, { address: 'http://localhost:3000/' })).toEqual([
    'sample | the variable SITE_URL | is http://localhost:3000/, which visitors cannot open',
  ])
  expect(found(same, { address: undefined })).toEqual(['missing | profile.ts | siteUrl | is left out'])
})

test('a picture that is narrower than its largest place is reported, a drawing never', () => {
  const { file } = goodContent().profile.portrait ?? { file: '' }
  const size = { id: 'a', width: 300, height: 300 }
  expect(found(same, { pictures: { [file]: { ...size, kind: 'raster' } } })).toEqual([
    'small | profile.ts | portrait.file | is 300 pixels wide, and is shown at up to 660',
  ])
  expect(found(same, { pictures: { [file]: { ...size, kind: 'drawing' } } })).toEqual([])
})

test('a profile without address, intro and portrait gets a hint for each', () => {
  const lines = found(({ profile }) => {
    Object.assign(profile, { email: undefined, links: [], intro: undefined, portrait: undefined })
  })
  expect(lines).toEqual([
    'missing | profile.ts | email | is left out, and so are links: visitors cannot reach you',
    'missing | profile.ts | intro | is left out',
    'missing | profile.ts | portrait | is left out',
  ])
})

test('texts that are still English on a site in another language are reported, but not single words [O8]', () => {
  const half = { ...german, notFound: english.notFound, menu: english.menu }
  const lines = found(same, { words: half })
  expect(lines).toContain('missing | words.ts | notFound.heading | is still English, and the site is in "de"')
  expect(lines.filter((line) => !line.includes('notFound'))).toEqual([])
})
