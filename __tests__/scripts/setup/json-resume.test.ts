import { plantContent, readContent, siteFixture } from '@/__tests__/support/content'
import { importedFrom } from '@/__tests__/support/imported'
import { createJsonResume } from '@/app/documents/json-resume'
import { isoMonth } from '@/content/schema/dates'
import { validateContent } from '@/content/schema/validate'
import * as japanese from '@/docs/translations/ja'
import { composeContent } from '@/scripts/setup/compose'
import { rootOf } from '@/scripts/setup/fields'
import { contentOf } from '@/scripts/setup/json-resume'

const current = {
  $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
  basics: {
    name: 'Ines Talbot',
    label: 'Platform engineer',
    image: 'me.jpg',
    email: 'ines@example.org',
    phone: '+351 210 000 000',
    url: 'https://ines.example.org',
    summary: 'First.\n\nSecond.',
    location: { address: 'Street 1', postalCode: '1000', city: 'Porto', region: 'Norte', countryCode: 'PT' },
    profiles: [
      { network: 'GitHub', username: 'ines' },
      { network: 'GitHub (work)', url: 'https://github.com/ines-at-quay' },
      { network: 'Mastodon', username: '@ines@social.example.org' },
      { network: 'Skype', username: 'ines' },
    ],
  },
  work: [
    {
      name: 'Quay',
      position: 'Developer',
      location: 'Lisbon',
      description: 'Ports.',
      url: 'https://quay.example.org',
      startDate: '2014-07-01',
      summary: 'Cranes.',
      highlights: ['One', 'Two'],
    },
  ],
  volunteer: [{ organization: 'Club', position: 'Mentor', startDate: '2019-09', endDate: '2021-06' }],
  education: [
    {
      institution: 'University',
      area: 'Computing',
      studyType: 'BSc',
      startDate: '2007',
      score: '16/20',
      courses: ['AI'],
    },
  ],
  awards: [{ title: 'Prize', date: '2020-01-01', awarder: 'Jury', summary: 'For cranes.' }],
  certificates: [{ name: 'Pilot', date: '2020-05', url: 'https://pilot.example.org', issuer: 'Harbour' }],
  publications: [
    {
      name: 'Tides',
      publisher: 'Press',
      releaseDate: '2021-04-02',
      url: 'https://press.example.org',
      summary: 'Wet.',
    },
  ],
  skills: [{ name: 'Web', level: 'Master', keywords: ['CSS'] }, { name: 'Go' }],
  languages: [{ language: 'English', fluency: 'Native' }],
  interests: [{ name: 'Rowing', keywords: ['Skiff', 'Eight'] }],
  references: [{ name: 'A colleague', reference: 'Good.' }],
  projects: [
    {
      name: 'Lamp',
      description: 'A lamp.',
      highlights: ['Bright'],
      keywords: ['Go', 'Rust'],
      startDate: '2021-01-01',
      endDate: '2022-01-01',
      url: 'https://github.com/ines/lamp',
      roles: ['Author'],
      entity: 'Quay',
      type: 'application',
    },
    { name: 'Tides at scale', type: 'talk', entity: 'TideConf', startDate: '2022-03' },
  ],
  meta: {
    canonical: 'https://example.org/resume.json',
    version: 'v1.0.0',
    lastModified: '2020-01-01',
    theme: 'flat',
  },
}

test('every field of JSON Resume 1.0.0 is imported or listed with the reason [O10]', () => {
  expect(importedFrom(current)).toEqual({
    profile: {
      name: 'Ines Talbot',
      title: 'Platform engineer',
      email: 'ines@example.org',
      intro: 'First.',
      about: ['Second.'],
      location: 'Porto, Norte, Portugal',
      interests: ['Rowing (Skiff, Eight)'],
      links: [
        'https://github.com/ines',
        { href: 'https://github.com/ines-at-quay', label: 'GitHub (work)' },
        { href: 'https://social.example.org/@ines', network: 'mastodon' },
        'https://ines.example.org',
      ],
    },
    portrait: 'me.jpg',
    experiences: [
      {
        company: 'Quay',
        title: 'Developer',
        location: 'Lisbon',
        startDate: '2014-07',
        endDate: 'Present',
        summary: 'Ports.\n\nCranes.',
        responsibilities: ['One', 'Two'],
        link: 'https://quay.example.org',
      },
    ],
    volunteering: [{ organization: 'Club', role: 'Mentor', startDate: '2019-09', endDate: '2021-06' }],
    education: [
      {
        institution: 'University',
        degree: 'BSc Computing',
        startDate: '2007',
        score: '16/20',
        points: ['AI'],
      },
    ],
    awards: [{ title: 'Prize', date: '2020-01', issuer: 'Jury', description: 'For cranes.' }],
    certifications: [
      { name: 'Pilot', date: '2020-05', link: 'https://pilot.example.org', issuer: 'Harbour' },
    ],
    publications: [
      {
        title: 'Tides',
        publisher: 'Press',
        date: '2021-04',
        link: 'https://press.example.org',
        description: 'Wet.',
      },
    ],
    talks: [{ title: 'Tides at scale', event: 'TideConf', date: '2022-03' }],
    languages: [{ name: 'English', level: 'Native' }],
    skillGroups: [
      { title: 'Web', skills: ['CSS'] },
      { title: 'Skills', skills: ['Go'] },
    ],
    projects: [
      {
        title: 'Lamp',
        type: 'application',
        createdAt: '2021-01',
        description: 'A lamp.',
        bulletpoints: ['Bright'],
        stack: ['Go', 'Rust'],
        footer: 'Author, Quay',
        github_link: 'https://github.com/ines/lamp',
      },
    ],
    notes: [
      'basics.phone is private',
      'basics.location.address is private',
      'basics.location.postalCode is private',
      'basics.profiles[3] has no known web address',
      'projects[0].endDate has no place on the site: 2022-01-01',
      'skills[0].level has no place on the site: Master',
      'references has no place on the site',
      'meta.theme is not a field of the format: flat',
    ],
  })
})

test('the names of version 0.0.0 are imported, and the newer name wins [O10]', () => {
  const { notes, ...content } = importedFrom({
    basics: { name: 'Ada', picture: 'a.jpg', website: 'ada.example.org' },
    work: [
      { company: 'One', website: 'https://one.example.org' },
      { name: 'Two', company: 'Three' },
    ],
    volunteer: [{ organization: 'Club', website: 'https://club.example.org' }],
    education: [{ institution: 'School', gpa: 3.9 }],
    publications: [{ name: 'Paper', website: 'https://paper.example.org' }],
  })
  expect(content).toEqual({
    profile: { name: 'Ada', links: ['https://ada.example.org'] },
    portrait: 'a.jpg',
    experiences: [{ company: 'One', link: 'https://one.example.org' }, { company: 'Two' }],
    volunteering: [{ organization: 'Club', link: 'https://club.example.org' }],
    education: [{ institution: 'School', score: '3.9' }],
    publications: [{ title: 'Paper', link: 'https://paper.example.org' }],
  })
  expect(notes).toEqual(['work[1].company is not imported beside name: Three'])
})

/** What the format has no place for. */
const lost = ['portrait', 'image', 'logo', 'src', 'slides', 'icon', 'id', 'featuredProjects', 'olderProjects']

/** Returns the facts of a content that survive. Dates are months. */
function factsOf(content: object): object {
  const keep = (name: string, value: unknown) => {
    if (lost.includes(name)) return undefined
    return /date$/i.test(name) ? (isoMonth(String(value)) ?? value) : value
  }
  return JSON.parse(JSON.stringify(content, keep))
}

test('the resume.json of a site gives the same content again [O10]', () => {
  const site = { ...siteFixture, url: 'https://planted.example.org/a/' }
  const content = readContent(({ profile, featuredProjects, experiences, education }) => {
    Object.assign(profile, { siteUrl: site.url, links: ['https://github.com/planted'] })
    // Markup becomes plain text.
    Object.assign(education[0] ?? {}, { points: ['Thesis on sieves & tides'] })
    const more = { stack: ['Go'], highlight: 'Did', summary: 'A summary.', location: 'Oslo' }
    Object.assign(experiences[0] ?? {}, more)
    Object.assign(featuredProjects[0] ?? {}, { website_link: `${site.url}game/` })
  })
  const place = rootOf('resume.json')
  const imported = contentOf(JSON.parse(JSON.stringify(createJsonResume(content, site))), place)
  expect(place.notes).toEqual([])
  const empty = Object.entries(plantContent()).map(([key, part]) => [key, Array.isArray(part) ? [] : part])
  const own = { ...Object.fromEntries(empty), profile: {}, sortOptions: plantContent().sortOptions }
  const composed = composeContent(own, [{ place, content: imported, folder: '' }])
  expect(factsOf(validateContent(composed, () => true))).toEqual(factsOf(content))
})

test('a type that an earlier resume.json repeats as the only keyword is no technique [O10]', () => {
  const projects = [
    { name: 'Lamp', type: 'Web', keywords: ['Web'] },
    { name: 'Sail', type: 'Go', keywords: ['Go', 'Redis'] },
  ]
  expect(importedFrom({ projects })).toEqual({
    projects: [
      { title: 'Lamp', type: 'Web' },
      { title: 'Sail', type: 'Go', stack: ['Go', 'Redis'] },
    ],
    notes: [],
  })
})

test('values of other forms, and entries that the site cannot show, are listed and reject nothing [O10]', () => {
  const { notes, ...content } = importedFrom({
    basics: {
      name: 'Sami',
      label: ['Developer', 'Trainer'],
      email: 'sami [at] example.org',
      profiles: [{ network: 'Print', url: 'javascript:print()' }],
    },
    work: [
      { name: 'Kestrel', startDate: '2015', endDate: 'today', highlights: '- One\n- Two' },
      { name: 'Egret', startDate: '2019-10', endDate: '2019-04' },
      { startDate: '2019' },
      { name: '', highlights: [''] },
    ],
    projects: [{ description: 'No name.' }],
    skills: { web: ['CSS'] },
    toString: 'x',
  })
  expect(content).toEqual({
    profile: { name: 'Sami', title: 'Developer\nTrainer' },
    experiences: [
      { company: 'Kestrel', startDate: '2015', responsibilities: ['One', 'Two'] },
      { company: 'Egret' },
    ],
  })
  expect(notes).toEqual([
    'basics.profiles[0].url is not a web address: javascript:print()',
    'basics.email is not an email address: sami [at] example.org',
    'work[0].endDate is not a date: today',
    'work[1].endDate is before startDate: 2019-04',
    'work[1].startDate is left out with endDate: 2019-10',
    'work[2] company is missing',
    'projects[0] title is missing',
    'skills is not a list',
    'toString is not a field of the format: x',
  ])
})

test('the country is in the language of the site', () => {
  const resume = { basics: { name: '見本', location: { city: '札幌市', countryCode: 'JP' } } }
  const place = { ...rootOf('resume.json'), words: japanese }
  expect(importedFrom(resume, place)).toMatchObject({ profile: { location: '札幌市, 日本' } })
})
