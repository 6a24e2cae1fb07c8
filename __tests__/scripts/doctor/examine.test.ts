import { plantContent } from '@/__tests__/support/content'
import { type ContentInput, entryLists } from '@/content/schema/content'
import { collectPictures } from '@/content/schema/texts'
import { validateContent } from '@/content/schema/validate'
import { resumeDates } from '@/content/words'
import { examine } from '@/scripts/doctor/examine'
import { type Examined, type Finding, sortFindings } from '@/scripts/doctor/finding'
import { deadLinks } from '@/scripts/doctor/links'
import { report } from '@/scripts/doctor/report'
import { hashOf, sampleList, sampleOf } from '@/scripts/doctor/sample'

jest.mock('@/content/words', () => jest.requireActual('@/__tests__/support/english-words').englishWords())

const SAMPLE_TEXT = 'I am what the sample says.'

/** An owner whose site can be published. */
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
  // The doctor examines only content that is valid.
  validateContent(content, () => true)
  const pictures = collectPictures(content).map(
    ({ text }) => [text, { width: 1600, isSample: false }] as const,
  )
  return examine({
    content,
    words: { language: { lang: 'en' } },
    files: [],
    address: content.profile.siteUrl,
    pictures: new Map(pictures),
    customDomain: 'planted.planted.dev',
    now: new Date('2026-05-15T12:00:00Z'),
    sample: sampleOf({ texts: [hashOf(SAMPLE_TEXT)], pictures: [] }),
    ...given,
  })
}

const none: Spoil = () => {}

test('a site that can be published has no finding', () => {
  expect(found(none)).toEqual([])
})

test('findings name file, entry and field, the most important first, with equal ones in one line', () => {
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
      Object.assign(content.education[0] ?? {}, { endDate: undefined })
      if (current)
        experiences.push({ ...current, id: 'newer', company: 'Company newer', startDate: 'Jan 2025' })
      Object.assign(slide?.image ?? {}, { alt: 'IMG_2044.jpg' })
      content.certifications.push({ name: 'Sailing', date: '2027' })
    },
  )
  const lines = report({ faults: [], findings: sortFindings(findings), hasAddress: true })
    .split('\n')
    // The rest of a line is the fix.
    .map((line) => line.replace(/^ {2}content\/(.+?)\. [A-Z].*/, '$1'))
  const alder = 'featured-projects.ts, entry 1 "Alder",'
  expect(lines).toEqual([
    'Sample content: replace it before you publish',
    'profile.ts, intro, about[1]: is the text of the sample',
    'profile.ts, email: leads to a domain that is reserved for examples',
    `${alder} website_link: leads to a domain that is reserved for examples`,
    '',
    'Looks wrong',
    'profile.ts, links[0].href: is labelled GitHub, but leads to linkedin.com',
    'profile.ts, links[1].href: is labelled GitHub, but leads to gitlab.com',
    `${alder} github_link: leads to your profile, not to the code of this project`,
    'featured-projects.ts, entry 2 "Beech", github_link: must be the address of the code, but leads to planted.dev',
    `${alder} createdAt: is 2026-06, which is in the future`,
    'experiences.ts, entry 3 "Company middle", endDate: is Jun 2026, which is in the future',
    'certifications.ts, entry 2 "Sailing", date: is 2027, which is in the future',
    '',
    'Could be better',
    'profile.ts, status: mentions a domain that is reserved for examples',
    'experiences.ts, entry 1 "Company older", endDate: is "Present", though the job at Company current began later',
    'experiences.ts, entry 2 "Company current", endDate: is "Present", though the job at Company newer began later',
    'education.ts, entry 1 "University of Tarn", endDate: is left out',
    `${alder} src[0].alt: only repeats the title beside the picture`,
    'featured-projects.ts, entry 2 "Beech", src[0].alt: does not describe the picture',
    'slides.ts, entry 1 "First slide", image.alt: does not describe the picture',
    'profile.ts, title: has 61 characters, but only 60 can be read at a glance',
    `${alder} bulletpoints[0]: has 221 characters, but only 220 can be read at a glance`,
    '',
    'Missing, perhaps on purpose',
    'profile.ts, portrait: is left out',
    '',
    'Not ready to publish: 4 places still need your own content.',
    'Next: edit the places above in content/, then run npm run doctor again.',
  ])
})

test('an end in the site’s own word for "Present" is neither in the future nor past', () => {
  jest.replaceProperty(resumeDates, 'present', 'obecnie')
  const ends = (older: string): Spoil => {
    return ({ experiences: [first, current] }) => {
      Object.assign(first ?? {}, { endDate: older })
      Object.assign(current ?? {}, { endDate: 'obecnie' })
    }
  }
  expect(found(ends('May 2022'))).toEqual([])
  expect(found(ends('obecnie'))).toMatchObject([
    { level: 'weak', entry: 'entry 1 "Company older"', why: expect.stringMatching(/^is "obecnie", though/) },
  ])
})

test('the light colour of the sample is reported beside another brand colour only', () => {
  const theme = { brand: '#20a785', brandLight: '#32e8ba' }
  const entries = Object.entries(theme).map(([name, value]) => hashOf(JSON.stringify({ [name]: value })))
  const sample = sampleOf({ texts: [], pictures: [], entries })
  const withSample = (given: object) =>
    found((content) => Object.assign(content.theme, theme, given), { sample })
  expect(withSample({})).toEqual([])
  expect(withSample({ brand: '#3366cc', brandLight: undefined })).toEqual([])
  expect(withSample({ brand: '#3366cc' })).toMatchObject([
    { level: 'weak', file: 'content/theme.ts', field: 'brandLight' },
  ])
})

test('a profile without mail and links is reported, and a sample text only once', () => {
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

test('pictures of the sample and small pictures are reported where they are named', () => {
  const { file } = plantContent().profile.portrait ?? { file: '' }
  const seen = (width: number, isSample: boolean) =>
    found(none, { pictures: new Map([[file, { width, isSample }]]) })
  expect(seen(1600, true)).toMatchObject([{ level: 'sample', field: 'portrait.file' }])
  expect(seen(300, false)).toMatchObject([
    { level: 'weak', field: 'portrait.file', why: expect.stringContaining('300 pixels') },
  ])
})

test('the address must be public and match CNAME', () => {
  const unknown: Spoil = ({ profile }) => Object.assign(profile, { siteUrl: 'https://example.com/' })
  const address = 'https://me.github.io/site/'
  expect(found(unknown)).toMatchObject([{ level: 'sample', file: 'content/profile.ts', field: 'siteUrl' }])
  expect(found(unknown, { address })).toMatchObject([{ level: 'wrong', file: 'public/CNAME' }])
  expect(found(unknown, { address, customDomain: undefined })).toEqual([])
  expect(found(none, { address: 'http://localhost:3000/' })).toMatchObject([
    { level: 'sample', file: 'the variable SITE_URL' },
  ])
})

test('a link to the site itself is reported', () => {
  const address = 'https://planted.planted.dev/'
  const linked = found((content) => content.profile.links?.push('https://planted.planted.dev'), { address })
  expect(linked).toMatchObject([{ level: 'weak', file: 'content/profile.ts', why: 'leads to this site' }])
})

test('words in another language than the texts are reported [O8]', () => {
  const about = ['Construo as bases de dados de uma padaria, e escrevo sobre o que aprendo com os dados.']
  const findings = found((content) => {
    for (const key of entryLists) content[key].splice(0)
    Object.assign(content.profile, { intro: undefined, about })
  })
  expect(findings.filter(({ level }) => level === 'weak')).toMatchObject([
    { file: 'content/words.ts', field: 'language.lang', fix: expect.stringContaining('--lang pt-BR') },
  ])
})

test('a site without an address gets a list of hosts that provide one [O11]', () => {
  expect(found(none, { address: undefined })).toMatchObject([
    { level: 'hint', file: 'content/profile.ts', field: 'siteUrl', fix: expect.stringContaining('Vercel') },
  ])
})

test('each entry of the sample is reported once, skills and interests included', () => {
  const sample = sampleOf({ ...sampleList(goodContent(), []), texts: [hashOf('Company older')] })
  const findings = found(
    (content) => {
      for (const list of [content.featuredProjects, content.skillGroups]) list.splice(1)
      for (const key of entryLists)
        if (!['featuredProjects', 'skillGroups', 'experiences'].includes(key)) content[key].splice(0)
      Object.assign(content.experiences[0] ?? {}, { title: 'My own title' })
    },
    { sample },
  )
  expect(findings.map(({ level, entry, field }) => [level, entry, field])).toEqual([
    ['sample', 'entry 1 "Company older"', 'company'],
    ['sample', 'entry 1 "Alder"', ''],
    ['sample', 'entry 2 "Company current"', ''],
    ['sample', 'entry 3 "Company middle"', ''],
    ['sample', expect.stringMatching(/^entry 1/), ''],
    ['weak', '', 'interests'],
  ])
})

const germanMonths = ['Jan', 'Feb', 'Mär', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dez']

test('English texts of a site in another language are reported [O8]', () => {
  const english = {
    language: { lang: 'en' },
    projectDates: { months: ['Jan', 'Feb'], month: '{year} {month}' },
    resumeDates: { months: ['Jan.', 'Feb.'], present: 'Present' },
    page: { skip: 'Skip to the content', top: 'Top' },
    sortLabels: { option3: 'Types' },
  }
  const sample = sampleOf({ ...sampleList(goodContent(), [], english), texts: [], entries: [] })
  const german = {
    ...english,
    language: { lang: 'de' },
    resumeDates: { months: germanMonths, present: 'heute' },
  }
  const fieldsOf = (words: object) => {
    const translated: Spoil = ({ sections }) =>
      Object.assign(sections.about, { label: 'Über', heading: 'Über mich' })
    return found(translated, { words, sample }).map(({ file, field }) => `${file}, ${field}`)
  }
  expect(fieldsOf(english)).toEqual([])
  const fields = fieldsOf(german)
  expect(fields).toEqual(
    expect.arrayContaining([
      'content/sections.ts, projects.heading',
      'content/sort-options.ts, label',
      'content/words.ts, projectDates.months',
      'content/words.ts, page.skip',
      'content/words.ts, sortLabels.option3',
    ]),
  )
  // Another language may share a single word, and a pattern has no language.
  for (const field of ['resumeDates.months', 'page.top', 'projectDates.month'])
    expect(fields).not.toContain(`content/words.ts, ${field}`)
  expect(fields.filter((field) => field.includes('about'))).toEqual([])
})

test('pictures and documents that the site does not read are reported with a fix', () => {
  const files = ['icon.svg', 'resume.pdf', 'profile.ts', 'site.ts', 'notes.md', '.DS_Store']
  const unread = ['icon.png', 'me.JPG', 'me.HEIC', 'cv.pdf']
  const findings = found(none, { files: [...files, ...unread] })
  expect(findings.map(({ level, file, fix }) => [level, file, fix])).toEqual([
    ['wrong', 'content/icon.png', 'Save it as SVG: only content/icon.svg is read.'],
    ['wrong', 'content/me.JPG', 'Move it to content/images.'],
    ['wrong', 'content/me.HEIC', 'Export it as JPEG or PNG to content/images.'],
    ['wrong', 'content/cv.pdf', 'Your own resume must be content/resume.pdf.'],
  ])
})

const statuses: Record<string, number> = {
  'https://a.dev/': 200,
  'https://b.dev/': 404,
  'https://c.dev/': 403,
  'https://d.dev/': 503,
}

test('only dead links are reported, with their places; refusals of programs are not', async () => {
  const content = plantContent()
  content.profile.links = [...Object.keys(statuses), 'https://e.dev/', 'https://me.example.com/']
  content.experiences = content.experiences.map((entry, i) => ({
    ...entry,
    link: i === 0 ? 'https://b.dev/' : undefined,
  }))
  const requested: string[] = []
  const ask = async (address: string | URL | Request) => {
    requested.push(String(address))
    const status = statuses[String(address)]
    if (!status) throw new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND e.dev') })
    return new Response(null, { status })
  }
  expect(await deadLinks({ content }, ask)).toMatchObject([
    { file: 'content/profile.ts', field: 'links[1]', why: 'responds with status 404' },
    { file: 'content/profile.ts', field: 'links[3]', why: 'responds with status 503' },
    { field: 'links[4]', why: 'does not respond (getaddrinfo ENOTFOUND e.dev)' },
    {
      file: 'content/experiences.ts',
      entry: 'entry 1 "Company older"',
      field: 'link',
      why: 'responds with status 404',
    },
  ])
  // Each once, without reserved domains.
  expect(requested.toSorted()).toEqual([...Object.keys(statuses), 'https://e.dev/'])
})
