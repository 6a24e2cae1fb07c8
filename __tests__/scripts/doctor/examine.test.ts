import type { ContentInput } from '@/content/files'
import { validateContent } from '@/content/validate'
import { examine } from '@/scripts/doctor/examine'
import { type Examined, type Finding, report } from '@/scripts/doctor/finding'
import { picturesIn } from '@/scripts/doctor/pictures'
import { hashOf, sampleOf } from '@/scripts/doctor/sample'
import { plantContent } from '../../support/content'

jest.mock('@/content/words', () => jest.requireActual('../../support/english-words').englishWords())

const SAMPLE_TEXT = 'I am what the sample says.'

/** Somebody whose site can be sent. */
function goodContent(): ContentInput {
  const content: ContentInput = JSON.parse(
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

type Spoil = (content: ContentInput) => void

function found(spoil: Spoil, given: Partial<Examined> = {}): Finding[] {
  const content = goodContent()
  spoil(content)
  // The schema has nothing against what the doctor finds.
  validateContent(content, () => true)
  const pictures = picturesIn(content).map(({ text }) => [text, { width: 1600, isSample: false }] as const)
  return examine({
    content,
    address: content.profile.siteUrl,
    pictures: new Map(pictures),
    customDomain: 'planted.planted.dev',
    now: new Date('2026-05-15T12:00:00Z'),
    sample: sampleOf({ texts: [hashOf(SAMPLE_TEXT)], pictures: [] }),
    ...given,
  })
}

const none: Spoil = () => {}

test('a site that can be sent has no finding', () => {
  expect(found(none)).toEqual([])
  expect(report([])).toBe('No problems found.')
})

test('each finding names its file, entry and field, the most important first, equal ones in one line', () => {
  const findings = found(
    ({ profile, featuredProjects: [alder, beech], experiences, slides: [slide], ...content }) => {
      Object.assign(profile, {
        about: ['Own.', SAMPLE_TEXT],
        intro: SAMPLE_TEXT,
        status: 'See http://localhost:3000 for all of it',
        title: 'a'.repeat(61),
        email: 'me@example.com',
        portrait: undefined,
        links: [
          { href: 'https://linkedin.com/in/me', network: 'github' },
          { href: 'https://gitlab.com/me', label: 'Github' },
          'https://github.com/planted',
        ],
      })
      Object.assign(alder ?? {}, {
        createdAt: '2026-06',
        logo: 'placeholders/alder.svg',
        src: [{ file: 'a.png', alt: 'Alder' }],
        bulletpoints: ['a'.repeat(221)],
        github_link: 'https://github.com/planted/',
        website_link: 'https://a.test/',
      })
      Object.assign(beech ?? {}, {
        src: [{ file: 'a.png', alt: 'Screenshot 2' }],
        github_link: 'https://planted.dev/beech',
      })
      const [older, current, middle] = experiences
      Object.assign(older ?? {}, { endDate: 'Present' })
      Object.assign(middle ?? {}, { endDate: 'Jun 2026' })
      if (current)
        experiences.push({ ...current, id: 'newer', company: 'Company newer', startDate: 'Jan 2025' })
      Object.assign(slide?.image ?? {}, { alt: 'IMG_2044.jpg' })
      content.certifications.push({ name: 'Sailing', date: '2027' })
    },
  )
  const lines = report(findings)
    .split('\n')
    // The rest of a line says what to do.
    .map((line) => line.replace(/^ {2}content\/(.+?)\. [A-Z].*/, '$1'))
  const alder = 'featured-projects.ts, entry 1 "Alder",'
  expect(lines).toEqual([
    expect.stringMatching(/\(4\)$/),
    'profile.ts, intro, about[1]: says what the sample says',
    'profile.ts, email: leads to a domain that is reserved for examples',
    `${alder} website_link: leads to a domain that is reserved for examples`,
    '',
    expect.stringMatching(/\(8\)$/),
    'profile.ts, links[0].href: is called GitHub, and leads to linkedin.com',
    'profile.ts, links[1].href: is called GitHub, and leads to gitlab.com',
    `${alder} github_link: leads to your profile, not to the code of this project`,
    'featured-projects.ts, entry 2 "Beech", github_link: is the address of the code, and leads to planted.dev',
    `${alder} createdAt: is 2026-06, which is in the future`,
    'experiences.ts, entry 3 "Company middle", endDate: is Jun 2026, which is in the future',
    'certifications.ts, entry 2 "Sailing", date: is 2027, which is in the future',
    'experiences.ts, entry 1 "Company older", endDate: is "Present", though the job at Company middle began later and has ended',
    '',
    expect.stringMatching(/\(8\)$/),
    'profile.ts, status: names a domain that is reserved for examples',
    'experiences.ts, entry 2 "Company current", endDate: is "Present", as is that of a job that began later',
    `${alder} logo: is a drawing that stands for a picture you have not given yet`,
    `${alder} src[0].alt: only repeats the title that stands beside the picture`,
    'featured-projects.ts, entry 2 "Beech", src[0].alt: does not say what the picture shows',
    'slides.ts, entry 1 "First slide", image.alt: does not say what the picture shows',
    'profile.ts, title: has 61 characters, and is read at a glance up to 60',
    `${alder} bulletpoints[0]: has 221 characters, and is read at a glance up to 220`,
    '',
    expect.stringMatching(/\(1\)$/),
    'profile.ts, portrait: is left out',
  ])
})

test('who leaves out every address cannot be answered, and of a sample text nothing else is said', () => {
  const findings = found(
    ({ profile }) => {
      Object.assign(profile, { email: undefined, links: undefined, intro: 'a'.repeat(300) })
    },
    { sample: sampleOf({ texts: [hashOf('a'.repeat(300))], pictures: [] }) },
  )
  expect(findings.map(({ level, field }) => [level, field])).toEqual([
    ['sample', 'intro'],
    ['hint', 'email'],
  ])
})

test('a picture of the sample, and one that is smaller than its place, are found where they are named', () => {
  const { file } = plantContent().profile.portrait ?? { file: '' }
  const seen = (width: number, isSample: boolean) =>
    found(none, { pictures: new Map([[file, { width, isSample }]]) })
  expect(seen(1600, true)).toMatchObject([{ level: 'sample', field: 'portrait.file' }])
  expect(seen(300, false)).toMatchObject([
    { level: 'weak', field: 'portrait.file', why: expect.stringContaining('300 pixels') },
  ])
})

test('the site needs an address, from the content or its host, and the host needs a domain of one’s own', () => {
  const unknown: Spoil = ({ profile }) => Object.assign(profile, { siteUrl: 'https://example.com/' })
  const address = 'https://me.github.io/site/'
  expect(found(unknown)).toMatchObject([{ level: 'sample', file: 'content/profile.ts', field: 'siteUrl' }])
  expect(found(unknown, { address })).toMatchObject([{ level: 'wrong', file: 'public/CNAME' }])
  expect(found(unknown, { address, customDomain: undefined })).toEqual([])
  expect(found(none, { customDomain: undefined })).toMatchObject([{ level: 'hint', file: 'public/CNAME' }])
  expect(found(none, { address: 'http://localhost:3000/' })).toMatchObject([
    { level: 'sample', file: 'the variable SITE_URL' },
  ])
})
