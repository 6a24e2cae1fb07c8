/** @jest-environment node */
import { ContentError, validateContent } from '@/content/validate'
import { examine } from '@/scripts/doctor/examine'
import type { Examined, Finding } from '@/scripts/doctor/finding'
import { picturesIn } from '@/scripts/doctor/pictures-in'
import { hashOf, sampleOf } from '@/scripts/doctor/sample'
import { type PlantedContent, plantContent } from '../../support/content'

jest.mock('@/content/words', () => jest.requireActual('../../support/english-words').englishWords())

const NOW = new Date('2026-05-15T12:00:00Z')
const SAMPLE_TEXT = 'I am what the sample says.'
const sample = sampleOf({ content: '', texts: [hashOf(SAMPLE_TEXT)], pictures: [] })

/** Somebody whose site can be sent. */
function goodContent(): PlantedContent {
  const content: PlantedContent = JSON.parse(
    JSON.stringify(plantContent())
      .replaceAll('https://example.org/code', 'https://github.com/planted/code')
      .replaceAll('example.org', 'planted.dev')
      .replaceAll('example.net', 'planted.page')
      .replaceAll('A screenshot of', 'Ten leaves beside'),
  )
  content.profile.links = [
    'https://github.com/planted',
    { href: 'https://git.planted.dev/', network: 'gitlab' },
  ]
  return content
}

type Spoil = (content: PlantedContent) => void

function examined(spoil: Spoil): Examined {
  const content = goodContent()
  spoil(content)
  const pictures = picturesIn(content).map(
    ({ file }) => [file, { kind: 'raster' as const, width: 1600, isSample: false }] as const,
  )
  return {
    content,
    address: content.profile.siteUrl,
    pictures: new Map(pictures),
    customDomain: 'planted.planted.dev',
    now: NOW,
    sample,
  }
}

const found = (spoil: Spoil, site: Partial<Examined> = {}) => examine({ ...examined(spoil), ...site })
const none: Spoil = () => {}

test('a site that can be sent has no finding', () => {
  expect(found(none)).toEqual([])
})

/** A field of an entry that must be there. */
function first<T>(list: readonly T[]): T {
  const [entry] = list
  if (entry === undefined) throw new Error('The fixture has no entry.')
  return entry
}

const project = 'content/featured-projects.ts, entry 1 "Alder"'
const faults: [level: Finding['level'], place: string, why: RegExp, spoil: Spoil][] = [
  [
    'sample',
    'content/profile.ts, name',
    /says what the sample says/,
    (c) => {
      c.profile.name = SAMPLE_TEXT
    },
  ],
  [
    'sample',
    'content/profile.ts, about[2]',
    /says what the sample says/,
    (c) => {
      c.profile.about = ['Own.', SAMPLE_TEXT]
    },
  ],
  [
    'sample',
    `${project}, bulletpoints[1]`,
    /says what the sample says/,
    (c) => {
      first(c.featuredProjects).bulletpoints = [SAMPLE_TEXT]
    },
  ],
  [
    'sample',
    'content/sections.ts, contact.lead',
    /says what the sample says/,
    (c) => {
      c.sections.contact.lead = SAMPLE_TEXT
    },
  ],
  [
    'sample',
    'content/profile.ts, email',
    /reserved for examples/,
    (c) => {
      c.profile.email = 'me@example.com'
    },
  ],
  [
    'sample',
    'content/profile.ts, links[1].href',
    /reserved for examples/,
    (c) => {
      c.profile.links = [{ href: 'https://example.org/me', network: 'github' }]
    },
  ],
  [
    'sample',
    `${project}, website_link`,
    /reserved for examples/,
    (c) => {
      first(c.featuredProjects).website_link = 'https://a.test/'
    },
  ],
  [
    'weak',
    'content/profile.ts, intro',
    /reserved for examples/,
    (c) => {
      c.profile.intro = 'Write to me@my.example, or see http://localhost:3000.'
    },
  ],
  [
    'sample',
    'content/profile.ts, siteUrl',
    /where no site can stand/,
    (c) => {
      c.profile.siteUrl = 'https://example.com/'
    },
  ],
  [
    'wrong',
    'content/profile.ts, links[1].href',
    /called LinkedIn, and leads to github\.com/,
    (c) => {
      c.profile.links = [{ href: 'https://github.com/me', network: 'linkedin' }]
    },
  ],
  [
    'wrong',
    'content/profile.ts, links[1].href',
    /called GitHub, and leads to gitlab\.com/,
    (c) => {
      c.profile.links = [{ href: 'https://gitlab.com/me', label: 'Github' }]
    },
  ],
  [
    'wrong',
    `${project}, github_link`,
    /leads to planted\.dev/,
    (c) => {
      first(c.featuredProjects).github_link = 'https://planted.dev/alder'
    },
  ],
  [
    'wrong',
    `${project}, github_link`,
    /leads to your profile/,
    (c) => {
      first(c.featuredProjects).github_link = 'https://github.com/planted/'
    },
  ],
  [
    'wrong',
    `${project}, createdAt`,
    /in the future/,
    (c) => {
      first(c.featuredProjects).createdAt = '2026-06'
    },
  ],
  [
    'wrong',
    'content/experiences.ts, entry 1 "Company older", endDate',
    /in the future/,
    (c) => {
      first(c.experiences).endDate = 'Jun 2026'
    },
  ],
  [
    'wrong',
    'content/experiences.ts, entry 1 "Company older", endDate',
    /began later and has ended/,
    (c) => {
      first(c.experiences).endDate = 'Present'
    },
  ],
  [
    'weak',
    'content/experiences.ts, entry 1 "Company older", endDate',
    /as is that of a job that began later/,
    (c) => {
      first(c.experiences).endDate = 'Present'
      c.experiences.pop()
    },
  ],
  [
    'wrong',
    'content/certifications.ts, entry 1 "C", date',
    /in the future/,
    (c) => {
      c.certifications = [{ name: 'C', date: '2027' }]
    },
  ],
  [
    'weak',
    'content/profile.ts, intro',
    /221 characters/,
    (c) => {
      c.profile.intro = 'a'.repeat(221)
    },
  ],
  [
    'weak',
    'content/experiences.ts, entry 1 "Company older", responsibilities[1]',
    /characters/,
    (c) => {
      first(c.experiences).responsibilities = ['a'.repeat(300)]
    },
  ],
  [
    'weak',
    `${project}, src[1].alt`,
    /repeats the title/,
    (c) => {
      first(first(c.featuredProjects).src as { alt: string }[]).alt = 'Alder'
    },
  ],
  [
    'weak',
    `${project}, src[1].alt`,
    /does not say/,
    (c) => {
      first(first(c.featuredProjects).src as { alt: string }[]).alt = 'Screenshot 2'
    },
  ],
  [
    'weak',
    'content/slides.ts, entry 1 "First slide", image.alt',
    /does not say/,
    (c) => {
      first(c.slides).image.alt = 'IMG_2044.jpg'
    },
  ],
  [
    'weak',
    `${project}, logo`,
    /stands for a picture/,
    (c) => {
      first(c.featuredProjects).logo = 'placeholders/alder.svg'
    },
  ],
  [
    'hint',
    'content/profile.ts, portrait',
    /left out/,
    (c) => {
      delete c.profile.portrait
    },
  ],
  [
    'hint',
    'content/profile.ts, email',
    /nobody can answer/,
    (c) => {
      delete c.profile.email
      delete c.profile.links
    },
  ],
]

test.each(faults)('%s: %s', (level, place, why, spoil) => {
  const all = found(spoil)
  expect(all.map(({ file, entry, field }) => [file, entry, field].filter(Boolean).join(', '))).toContain(
    place,
  )
  const finding = all.find(
    ({ file, entry, field }) => [file, entry, field].filter(Boolean).join(', ') === place,
  )
  expect(finding).toMatchObject({
    level,
    why: expect.stringMatching(why),
    fix: expect.stringMatching(/[.?]$/),
  })
})

test.each(faults)(
  '%s: %s is legal content, as the schema says nothing against it',
  (_, _place, _why, spoil) => {
    const content = goodContent()
    spoil(content)
    expect(() => validateContent(content, () => true)).not.toThrow(ContentError)
  },
)

test('a picture of the sample, and one that is smaller than its place, are found where they are named', () => {
  const { file } = plantContent().profile.portrait ?? { file: '' }
  const seen = (width: number, isSample: boolean) =>
    new Map([[file, { kind: 'raster' as const, width, isSample }]])
  expect(found(none, { pictures: seen(1600, true) })).toMatchObject([
    { level: 'sample', field: 'portrait.file' },
  ])
  expect(found(none, { pictures: seen(300, false) })).toMatchObject([
    { level: 'weak', field: 'portrait.file', why: expect.stringContaining('300 pixels') },
  ])
  expect(
    found(none, { pictures: new Map([[file, { kind: 'drawing', width: 30, isSample: false }]]) }),
  ).toEqual([])
})

test('the host may say the address instead of the content', () => {
  const unknown: Spoil = (content) => {
    content.profile.siteUrl = 'https://example.com/'
  }
  expect(found(unknown, { address: 'https://me.github.io/site/' })).toMatchObject([
    { level: 'wrong', file: 'public/CNAME' },
  ])
  expect(found(unknown, { address: 'https://me.github.io/site/', customDomain: undefined })).toEqual([])
  expect(found(none, { address: 'http://localhost:3000/' })).toMatchObject([
    { level: 'sample', file: 'the variable SITE_URL' },
  ])
})

test('a domain of one’s own wants to be told to the host, and told right', () => {
  expect(found(none, { customDomain: undefined })).toMatchObject([{ level: 'hint', file: 'public/CNAME' }])
  expect(found(none, { customDomain: 'other.dev' })).toMatchObject([{ level: 'wrong', file: 'public/CNAME' }])
})

test('what is the sample’s comes first, and nothing else is said about it', () => {
  const all = found((content) => {
    delete content.profile.portrait
    first(content.experiences).endDate = 'Jun 2030'
    first(content.featuredProjects).github_link = 'https://example.com/alder'
    content.profile.intro = 'a'.repeat(300)
  })
  expect(all.map(({ level }) => level)).toEqual(['sample', 'wrong', 'weak', 'hint'])
})

test('the day comes from outside: the same site has no date in the future a year later', () => {
  const spoil: Spoil = (content) => {
    first(content.featuredProjects).createdAt = '2026-06'
  }
  expect(found(spoil)).toHaveLength(1)
  expect(found(spoil, { now: new Date('2027-05-15') })).toEqual([])
})
