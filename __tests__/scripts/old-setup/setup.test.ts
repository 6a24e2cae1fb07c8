import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { plantContent, plantedContent, siteFixture } from '@/__tests__/support/content'
import { jsonResume, linkedInTables, zipOf } from '@/__tests__/support/imports'
import { filesOf, makeRepository, sampleFrom, valueIn } from '@/__tests__/support/repository'
import { temporaryFolder } from '@/__tests__/support/temporary-folder'
import { createJsonResume as exportedResume } from '@/app/resume.json/json-resume'
import { type ContentInput, contentFile, experienceSchema, projectSchema } from '@/content/schema/content'
import { type ListKey, listDefinitions, listKeys } from '@/content/schema/lists'
import { collectPictures, collectTexts } from '@/content/schema/texts'
import { applyChanges } from '@/scripts/content-source/changes'
import { hrefOf } from '@/scripts/old-setup/addresses'
import { describeChanges } from '@/scripts/old-setup/describe'
import { describeNotes } from '@/scripts/old-setup/notes'
import { planSetup } from '@/scripts/old-setup/plan'
import type { Answers } from '@/scripts/old-setup/profile'
import { type Imported, importResume } from '@/scripts/old-setup/resume'
import { readFile } from '@/scripts/old-setup/sources'

jest.mock('@/content/words', () => jest.requireActual('@/__tests__/support/english-words').englishWords())

const path = temporaryFolder()
const imported = (resume: object) => importResume('resume.json', resume)
const resume = imported(jsonResume)
const sampleContent = plantContent()
const sample = sampleFrom(sampleContent)

let root: string
let linkedIn: Imported
beforeEach(() => {
  root = path('site')
  makeRepository(root, sampleContent)
  writeFileSync(path('linkedin.zip'), zipOf(linkedInTables))
  linkedIn = readFile(path('linkedin.zip'))
})

/** The content in the files of the repository. */
function contentOf(): ContentInput {
  const files = filesOf(root)
  const entries = (Object.keys(sampleContent) as (keyof ContentInput)[]).map((key) => [
    key,
    valueIn(files.get(contentFile(key)) ?? '', key),
  ])
  return Object.fromEntries(entries) as ContentInput
}

/** Replaces the site by one with this content. */
function replaceSite(content: ContentInput): void {
  rmSync(root, { recursive: true })
  makeRepository(root, content)
}

function setUp(imports = [resume, linkedIn], answers: Answers = {}): ContentInput {
  applyChanges(root, planSetup(root, contentOf(), sample, imports, answers).changes)
  return contentOf()
}

test('several sources add up: each job, project and skill once, in the words of the first source [O10]', () => {
  const { profile, experiences, featuredProjects, skillGroups, education, volunteering } = setUp()
  expect(profile).toMatchObject({
    name: 'Ines Okafor',
    location: 'Bristol, United Kingdom',
    email: 'ines@okafor.dev',
    interests: ['Developer experience', 'Sea swimming'],
  })
  expect(profile).not.toHaveProperty('siteUrl')
  // Links to code come first, because the first ones are beside the name.
  expect(profile.links?.[0]).toBe('https://github.com/inesokafor')
  expect(experiences.map(({ id, startDate, location }) => [id, startDate, location])).toEqual([
    ['tidewater-systems', 'Mar 2021', 'Bristol'],
    ['brightloom', 'Sep 2018', 'Leeds'],
    ['northgate-school', 'Sep 2014', 'Leeds'],
  ])
  expect(experiences[0]).toMatchObject({
    summary: expect.stringMatching(/^Own the path .*140 engineers/),
    responsibilities: { length: 2 },
  })
  expect(featuredProjects.map(({ title }) => title)).toEqual(['Ferry', 'Night Shift', 'Tide Table'])
  expect(featuredProjects[0]?.description).toBe(jsonResume.projects[0]?.description)
  expect(skillGroups.map(({ title }) => title)).toEqual(['Platform', 'Languages', 'Skills'])
  expect(skillGroups[1]?.skills).toEqual(['Go', 'TypeScript', 'Python'])
  expect(skillGroups[2]?.skills).toEqual(['Grafana', 'PostgreSQL', 'Public Speaking'])
  expect(education).toEqual([expect.objectContaining({ score: '2:1', endDate: '2014', points: ['Rowing'] })])
  expect(volunteering).toHaveLength(1)
})

test('no text and no picture of the sample stays; comments and pictures of the owner do [O10]', () => {
  writeFileSync(join(root, 'content', 'images', 'own.png'), 'a picture of the owner')
  const content = setUp()
  expect(collectTexts(content).filter(({ text }) => sample.hasText(text))).toEqual([])
  const pictures = [...filesOf(root).keys()].filter((file) => file.startsWith('content/images/'))
  expect(pictures).toEqual(['content/images/own.png'])
  expect(filesOf(root).get('content/profile.ts')).toContain('/** What profile is for. */')
})

test('a picture of the sample stays if the content names it in any spelling, or by a link to it [O10]', () => {
  const image = (name: string) => ({ file: name, alt: 'My desk' })
  symlinkSync('slide-2.png', join(root, 'content', 'images', 'planted', 'link.png'))
  const slides = [
    { title: 'Mine', image: image('./planted/slide-1.png') },
    { title: 'Another', image: image('planted/link.png') },
  ]
  const { changes } = planSetup(root, { ...sampleContent, slides }, sample, [resume], {})
  const removed = [...changes.keys()].filter((file) => file.startsWith('content/images/'))
  expect(removed).toContain('content/images/planted/logo.svg')
  expect(removed.filter((file) => file.includes('slide'))).toEqual([])
})

test('answers win over imports', () => {
  const answers = { name: 'I. Okafor', title: 'Pilot', brand: '#6d28d9', links: ['https://gitlab.com/ines'] }
  const { profile, theme } = setUp([resume], answers)
  expect(profile).toMatchObject({ name: answers.name, title: answers.title })
  expect(profile.links?.[0]).toBe(answers.links[0])
  expect(theme).toEqual({ brand: answers.brand })
})

test('a new brand colour drops the lighter one of the sample only [O7]', () => {
  const themed = (theme: ContentInput['theme']) => ({
    ...sampleContent,
    profile: { name: 'Ines Okafor' },
    theme,
  })
  const sampleTheme = { brand: '#20a785', brandLight: '#32e8ba' }
  const themeAfter = (theme: ContentInput['theme'], answers: Answers) => {
    makeRepository(root, themed(theme))
    return planSetup(root, themed(theme), sampleFrom({ ...sampleContent, theme: sampleTheme }), [], answers)
      .content.theme
  }
  const own = { brand: '#20a785', brandLight: '#ffccee' }
  expect(themeAfter(own, { brand: '#aa3300' })).toEqual({ ...own, brand: '#aa3300' })
  expect(themeAfter(sampleTheme, { brand: '#aa3300' })).toEqual({ brand: '#aa3300' })
  expect(themeAfter(sampleTheme, { brand: sampleTheme.brand })).toEqual(sampleTheme)
})

test('a mail address or a link that the owner deletes at the prompt is left out', () => {
  const answers = { email: '', links: ['https://hachyderm.io/@ines'], isAllLinks: true }
  const { profile } = setUp([resume], answers)
  expect(profile).not.toHaveProperty('email')
  expect(profile.links).toEqual(answers.links)
})

test('links of the owner stay as they are, and only other pages are added [O10]', () => {
  const links = [
    'https://github.com/inesokafor',
    { href: 'https://www.okafor.dev', label: 'Blog' },
    { href: 'https://scholar.example.net/citations?user=AbC', label: 'Papers' },
    { href: 'https://scholar.example.net/citations?user=abc', label: 'Papers of a namesake' },
    'https://okafor.dev/CV/',
    'https://www.okafor.dev/CV',
  ]
  replaceSite({
    ...sampleContent,
    profile: { name: 'Ines Okafor', siteUrl: 'https://okafor.dev/', links },
  })
  const profiles = [
    { network: 'Code of mine', url: 'http://www.github.com/InesOkafor/' },
    { network: 'Site', url: 'https://okafor.dev' },
    { network: 'Résumé', url: 'https://okafor.dev/cv' },
  ]
  const added = { href: 'https://okafor.dev/cv', label: 'Résumé' }
  expect(setUp([imported({ basics: { profiles } })]).profile.links).toEqual([...links, added])
  const typed = ['https://github.com/InesOkafor', 'https://www.okafor.dev', 'https://okafor.dev/cv']
  expect(setUp([], { links: typed, isAllLinks: true }).profile.links).toEqual([links[1], added, typed[0]])
})

test('a second import keeps the owner’s edits: words, pictures, order, entries of no source [O10]', () => {
  const content = setUp()
  expect(planSetup(root, content, sample, [resume, linkedIn], {}).changes.size).toBe(0)
  const [ferry, ...others] = content.featuredProjects
  if (!ferry) throw new Error('Ferry is missing.')
  const shot = { file: 'ferry/queue.png', alt: 'A queue of three changes.' }
  const own: ContentInput = {
    ...content,
    profile: { ...content.profile, title: 'Engineer', status: 'Open to work' },
    featuredProjects: [
      ...others,
      { ...ferry, title: 'Ferry, renamed', description: 'In my words.', src: [shot] },
      { ...ferry, title: 'By hand', github_link: 'https://github.com/inesokafor/by-hand' },
    ],
    experiences: content.experiences.map((job) => ({ ...job, endDate: 'Jan 2024' })),
  }
  replaceSite(own)
  expect(setUp()).toEqual(own)
})

test('after changing only the name the rest is still recognized as the sample, and added entries stay [O10]', () => {
  const [group] = sampleContent.skillGroups
  const own: ContentInput = {
    ...sampleContent,
    profile: {
      ...sampleContent.profile,
      name: 'Ada',
      interests: [...(sampleContent.profile.interests ?? []), 'Chess'],
    },
    skillGroups: [{ title: group?.title ?? '', skills: [...(group?.skills ?? []), 'Rust'] }],
    featuredProjects: [...sampleContent.featuredProjects, { title: 'Mine' }],
  }
  replaceSite(own)
  const { profile, skillGroups, featuredProjects, experiences } = setUp([])
  expect(profile).toEqual({ name: 'Ada', interests: ['Chess'] })
  expect(skillGroups).toEqual([{ title: group?.title, skills: ['Rust'] }])
  expect(featuredProjects).toEqual([{ title: 'Mine' }])
  expect(experiences).toEqual([])
})

test('once the texts about the person are the owner’s, equal titles, interests and places are too [O10]', () => {
  const { title, interests } = sampleContent.profile
  const sections = {
    ...{ experiences: {}, projects: {}, allProjects: {} },
    about: { heading: 'Heading of projects' },
    contact: { label: 'Planted about', lead: 'Mail' },
  }
  const own = { ...sampleContent, sections, profile: { name: 'Ada', title, interests, version: '2024.1.2' } }
  replaceSite(own)
  const content = setUp([resume])
  expect(content.profile).toMatchObject({ title, interests: expect.arrayContaining(interests ?? []) })
  expect(content.sections).toEqual(sections)
})

test('a portrait with other bytes than the sample’s stays, before its description is rewritten [O10]', () => {
  const { portrait, ...profile } = sampleContent.profile
  const photo = { file: 'me.jpg', alt: portrait?.alt ?? '' }
  replaceSite({ ...sampleContent, profile: { ...profile, portrait: photo } })
  expect(setUp([resume]).profile.portrait).toEqual(photo)
  replaceSite(sampleContent)
  writeFileSync(join(root, 'content', 'images', portrait?.file ?? ''), 'a picture of the owner')
  expect(setUp([resume]).profile.portrait).toEqual(portrait)
})

test('a project that was added to a fresh clone stays, although the name is still the sample’s [O10]', () => {
  const own = { ...sampleContent, olderProjects: [{ title: 'Mine' }, ...sampleContent.olderProjects] }
  replaceSite(own)
  expect(setUp([], { name: 'Ada' }).olderProjects).toEqual([{ title: 'Mine' }])
})

test('skills and interests stay if the owner removed some of the sample’s [O10]', () => {
  const interests = sampleContent.profile.interests?.slice(1)
  const skillGroups = [{ title: 'Planted skills', skills: ['Rust'] }]
  const own = { ...sampleContent, profile: { ...sampleContent.profile, interests }, skillGroups }
  replaceSite(own)
  const content = setUp([], { name: 'Ada' })
  expect([content.profile.interests, content.skillGroups]).toEqual([interests, skillGroups])
})

test('entries of two sources merge only if they are certainly the same, and a note names the others [O10]', () => {
  const other = {
    ...imported({
      basics: { name: 'Ines Okafor' },
      work: [
        // Another stint at the same company.
        { name: 'Brightloom Ltd.', position: 'Backend Engineer', startDate: '2012', endDate: '2013' },
        {
          name: 'Tidewater Systems',
          position: 'Senior platform engineer',
          startDate: '2021',
          location: 'Bristol',
        },
      ],
      projects: [
        { name: 'A queue', url: 'https://github.com/inesokafor/ferry', description: 'Other words.' },
      ],
    }),
    source: 'other.json',
  }
  const { content, notes } = planSetup(root, sampleContent, sample, [resume, other], {})
  expect(content.experiences.map(({ company, startDate }) => [company, startDate])).toEqual([
    ['Tidewater Systems', 'Mar 2021'],
    ['Brightloom', 'Sep 2018'],
    ['Brightloom Ltd.', '2012'],
  ])
  expect(content.experiences[0]).toMatchObject({ location: 'Bristol' })
  expect(content.featuredProjects.map(({ title }) => title)).toEqual(['Ferry', 'Night Shift'])
  expect(describeNotes(notes, false)).toEqual(
    expect.arrayContaining([
      'Perhaps the same entry in two sources, both imported (1): Backend Engineer, Brightloom Ltd.',
      'other.json: not imported, an earlier source has something else (2): A queue (title): A queue instead of Ferry, A queue (description): Other words. instead of A deployment queue that explains itself.',
    ]),
  )
})

test('a language or a company of two sources is one, also in another language or with its legal form [O10]', () => {
  const job = { position: 'Programista', startDate: '2019-03' }
  const imports = [
    { languages: [{ language: 'polski' }], work: [{ ...job, name: 'Brzoza' }] },
    {
      languages: [{ language: 'Polish' }, { language: 'Czech' }],
      work: [{ ...job, name: 'Brzoza Sp. z o.o.' }],
    },
  ].map((value, i) => ({ ...imported({ basics: { name: 'Ines Okafor' }, ...value }), source: `${i}.json` }))
  const { content } = planSetup(root, sampleContent, sample, imports, {})
  expect(content.languages).toEqual(['polski', 'Czech'].map((name) => ({ name })))
  expect(content.experiences.map(({ company }) => company)).toEqual(['Brzoza'])
  const named = ['my-app', 'my-site', 'Polish', 'polski'].map((name, i) => ({
    ...imported({ basics: { name: 'Ines Okafor' }, projects: [{ name, url: `https://${i}.example.org` }] }),
    source: name,
  }))
  expect(planSetup(root, sampleContent, sample, named, {}).content.featuredProjects).toHaveLength(4)
})

test('the first note warns of a source with the name of another person [O10]', () => {
  const job = { name: 'Acme', position: 'Dev', startDate: '2021-01' }
  const bob = {
    ...imported({ basics: { name: 'Bob Lund', birthDate: '1990-01-01' }, work: [job] }),
    source: 'bob.json',
  }
  const spellings = ['INÉS OKAFOR', 'Ines M. Okafor', 'inesokafor'].map((name) =>
    imported({ basics: { name } }),
  )
  const { notes } = planSetup(root, sampleContent, sample, [resume, bob, ...spellings], {})
  expect(describeNotes(notes, false)[0]).toBe(
    'Perhaps another person, imported too: the name is not Ines Okafor (1): bob.json (Bob Lund)',
  )
})

test('fields that a known entry lacks are listed, and the entry is unchanged [O10]', () => {
  const job = { name: 'Acme', position: 'Dev', startDate: '2021-01', highlights: ['One'] }
  const basics = { name: 'Ines Okafor', summary: 'Short.' }
  setUp([imported({ basics, work: [job], skills: [{ name: 'Code', keywords: ['Go'] }] })])
  const newer = imported({
    basics: { ...basics, summary: 'Short.\n\nAnd a paragraph.' },
    work: [{ ...job, endDate: '2024-05', url: 'https://acme.example.org', highlights: ['One', 'Two'] }],
    skills: [{ name: 'Servers', keywords: ['Go'] }],
  })
  const { changes, notes } = planSetup(root, contentOf(), sample, [newer], {})
  expect(changes.size).toBe(0)
  expect(describeNotes(notes, true)).toEqual([
    'resume.json: not imported, you or an earlier source have it in other words (1):',
    '    about: And a paragraph.',
    'Not imported, because content/ has the entry without it (2):',
    '    Dev, Acme (link): https://acme.example.org',
    '    Dev, Acme (responsibilities): One\nTwo',
    'Not imported, content/ has another value or none. Change it there if the new one is right (1):',
    '    Dev, Acme (endDate): May 2024 instead of Present',
    'Not imported, another group has all skills of this one (1):',
    '    Servers',
  ])
})

test('an entry of another year is imported, and one that is perhaps known is listed with its values [O10]', () => {
  replaceSite({
    ...sampleContent,
    profile: { name: 'Ines Okafor' },
    certifications: [{ name: 'CKA', issuer: 'CNCF', date: '2021' }],
    talks: [{ title: 'Ledgers', event: 'JavaZone', date: 'Sep 2024' }],
    experiences: [{ company: 'Nordbyte' }],
  })
  const newer = imported({
    certificates: [{ name: 'CKA', issuer: 'CNCF', date: '2024-03' }],
    talks: [{ title: 'Ledgers', event: 'NDC', date: '2025-05' }],
    work: [{ name: 'Nordbyte', position: 'Consultant', startDate: '2024-01', endDate: '2024-06' }],
  })
  const { content, notes } = planSetup(root, contentOf(), sample, [newer], {})
  expect(content.certifications.map(({ date }) => date)).toEqual(['Mar 2024', '2021'])
  expect(content.talks.map(({ event }) => event)).toEqual(['NDC', 'JavaZone'])
  expect(content.experiences).toEqual([{ company: 'Nordbyte' }])
  expect(describeNotes(notes, true)).toEqual([
    'Not imported, content/ seems to have it in other words (1):',
    '    Consultant, Nordbyte (title): Consultant',
    'Not imported, content/ has another value or none. Change it there if the new one is right (2):',
    '    Consultant, Nordbyte (startDate): Jan 2024 instead of none',
    '    Consultant, Nordbyte (endDate): Jun 2024 instead of none',
    'Imported, although content/ has an entry of this name in another year (2):',
    '    Ledgers',
    '    CKA',
  ])
})

test.each([
  ['Dev', 'Dev, Acme (endDate): May 2024 instead of Present'],
  ['Lead', 'Lead, Acme (title): Lead instead of Dev; Lead, Acme (endDate): May 2024 instead of Present'],
])('a second import names the new end of a job, which is now called %s [O10]', (position, subjects) => {
  const job = { name: 'Acme', position: 'Dev', startDate: '2021-01' }
  const own = setUp([imported({ basics: { name: 'Ines Okafor' }, work: [job] })])
  const work = [
    { ...job, position, endDate: '2024-05' },
    { name: 'Beta', position: 'Cook', startDate: '2024-06' },
  ]
  const plan = planSetup(root, own, sample, [imported({ work })], {})
  expect(describeChanges(own, plan)).toEqual(['content/experiences.ts', '  added: Cook, Beta'])
  const [note] = describeNotes(plan.notes, false)
  expect(note).toMatch(/^Not imported, content\/ has another value or none\. Change it there .* \(\d\): /)
  expect(note).toContain(subjects)
})

test('dates of two sources that contradict each other are not mixed [O10]', () => {
  const sources = [
    { work: [{ company: 'Acme', position: 'Dev', endDate: '2018' }] },
    { work: [{ company: 'Acme', position: 'Dev', startDate: '2019-03' }] },
  ].map((source) => imported({ basics: { name: 'Ines Okafor' }, ...source }))
  const { content, notes } = planSetup(root, contentOf(), sample, sources, {})
  expect(content.experiences).toMatchObject([{ endDate: '2018' }])
  expect(content.experiences[0]).not.toHaveProperty('startDate', expect.anything())
  expect(describeNotes(notes, true)).toContain('    Dev, Acme (startDate): Mar 2019 instead of none')
})

test('the portrait is added for an owner without one, and replaces none [O10]', () => {
  const portrait = { file: 'portrait.jpg', bytes: Buffer.from('a picture') }
  const { changes, content } = planSetup(root, sampleContent, sample, [resume], {}, { portrait })
  expect(content.profile.portrait).toEqual({ file: 'portrait.jpg', alt: 'Ines Okafor' })
  expect(changes.get('content/images/portrait.jpg')).toBe(portrait.bytes)
  const own = { ...sampleContent, profile: { name: 'Bo', portrait: { file: 'planted/shot.png', alt: 'Me' } } }
  expect(planSetup(root, own, sample, [], {}, { portrait }).content.profile.portrait?.alt).toBe('Me')
})

test('an imported portrait never replaces another picture, only an unused one of the sample [O10]', () => {
  const file = (name: string) => join(root, 'content', 'images', name)
  const portrait = { file: 'portrait.jpg', bytes: Buffer.from('a picture') }
  const importPortrait = () => planSetup(root, sampleContent, sample, [resume], {}, { portrait })
  writeFileSync(file('portrait.jpg'), 'picture planted/portrait.png')
  expect(importPortrait().content.profile.portrait?.file).toBe('portrait.jpg')
  writeFileSync(file('portrait.jpg'), 'a picture of the owner')
  mkdirSync(file('portrait-2.jpg'))
  const { changes, content } = importPortrait()
  expect(content.profile.portrait?.file).toBe('portrait-3.jpg')
  expect(changes.has('content/images/portrait.jpg')).toBe(false)
  expect(changes.get('content/images/portrait-3.jpg')).toBe(portrait.bytes)
  writeFileSync(file('portrait.jpg'), portrait.bytes)
  expect(importPortrait().content.profile.portrait?.file).toBe('portrait.jpg')
})

test('the plan names what is added, changed and removed, with the texts about the person [O10]', () => {
  const plan = planSetup(root, sampleContent, sample, [resume], { title: 'Engineer' })
  const text = describeChanges(sampleContent, plan).join('\n')
  expect(text).toContain('changed: title: Engineer')
  expect(text).toContain('changed: about: Before that I taught physics.')
  expect(text).toContain('added: location: Bristol, United Kingdom')
  expect(text).toMatch(/removed: .*portrait\.file/)
  expect(text).toMatch(
    /experiences\.ts\n {2}added: Senior Platform Engineer, Tidewater Systems; .*\n {2}removed: Role at older/,
  )
  expect(text).toMatch(/skills\.ts\n {2}added: Kubernetes; .*\n {2}removed: Planted Go/)
  expect(text).toMatch(/removed: \d+ pictures of the sample$/)
})

test('the plan names only entries that differ, also beside one of the same name [O10]', () => {
  const own = setUp([
    imported({ basics: { name: 'Ines Okafor' }, awards: [{ title: 'Best thesis', date: '2018' }] }),
  ])
  const newer = imported({ awards: [{ title: 'Best thesis', date: '2025-06' }] })
  const plan = planSetup(root, own, sample, [newer], {})
  expect(plan.content.awards).toHaveLength(2)
  expect(describeChanges(own, plan).join('\n')).toBe('content/awards.ts\n  added: Best thesis')
})

/** An entry of a list with a value in every field. */
function wholeEntry(key: ListKey): object {
  const values: Record<string, unknown> = {
    startDate: 'Mar 2019',
    endDate: 'Present',
    date: 'Jun 2021',
    link: 'https://example.org/entry',
    points: ['One fact', 'Another fact'],
  }
  const names = Object.keys(listDefinitions[key].resume.fields)
  return Object.fromEntries(names.map((name) => [name, values[name] ?? `The ${name} of ${key}`]))
}

test('importing a resume.json of this site restores everything except pictures [O10]', () => {
  const job = {
    company: 'Alder Works',
    title: 'Developer',
    startDate: 'Jan 2020',
    endDate: 'Present',
    location: 'Bergen, Norway',
    summary: 'Looks after the queue.',
    responsibilities: ['Cut the median wait to 40 ms', 'Wrote the manual'],
    stack: ['Go', 'PostgreSQL'],
    highlight: '40 ms',
    link: 'https://alder.example.org/',
  }
  const project = {
    title: 'Beech',
    type: 'CLI App',
    createdAt: '2024-02',
    description: 'Counts leaves.',
    bulletpoints: ['9 MB', 'No dependencies'],
    footer: 'Made in a winter.',
    github_link: 'https://github.com/example/beech',
    video_link: 'https://example.org/video',
    website_link: 'https://beech.example.org/',
  }
  const whole: ContentInput = {
    ...sampleContent,
    ...Object.fromEntries(listKeys.map((key) => [key, [wholeEntry(key)]])),
    profile: { ...sampleContent.profile, status: 'Open to work', location: 'Bergen, Norway' },
    experiences: [job, { title: 'Freelance', startDate: '2018' }],
    featuredProjects: [project],
    olderProjects: [{ title: 'Cedar', createdAt: '2020' }],
  }
  const written = JSON.stringify(exportedResume(plantedContent(whole), siteFixture))
  const own = setUp([imported(JSON.parse(written))])
  const { siteUrl, portrait, version, links, ...profile } = whole.profile
  expect(own.profile).toEqual({ ...profile, links: expect.anything() })
  expect(own.profile.links?.map(hrefOf)).toEqual(expect.arrayContaining((links ?? []).map(hrefOf)))
  expect(own.experiences.map(({ id, ...entry }) => entry)).toEqual(whole.experiences)
  expect([...own.featuredProjects, ...own.olderProjects]).toEqual([project, ...whole.olderProjects])
  for (const key of listKeys) expect(own[key]).toEqual(whole[key])
  expect(own.skillGroups.map(({ title }) => title)).toEqual(whole.skillGroups.map(({ title }) => title))
  // Fails for a new field of the schema that the document lacks.
  expect([...Object.keys(job), 'id', 'image'].sort()).toEqual(Object.keys(experienceSchema.shape).sort())
  expect([...Object.keys(project), 'logo', 'src'].sort()).toEqual(Object.keys(projectSchema.shape).sort())
})

test('projects of one title all stay, with a number, and a second import changes nothing [O10]', () => {
  const named = (name: string, url: string) => ({ name, url: `https://github.com/${url}` })
  const source = imported({
    basics: { name: 'Ada' },
    projects: [named('Site', 'ada/one'), named('site', 'ada/two'), { name: '🚀' }],
  })
  const other = { ...imported({ projects: [named('Site', 'ada/three')] }), source: 'github:ada' }
  const { notes } = planSetup(root, sampleContent, sample, [source, other], {})
  const content = setUp([source, other])
  expect(content.featuredProjects.map(({ title }) => title)).toEqual(['Site', 'site (2)', 'Site (3)'])
  expect(planSetup(root, content, sample, [source, other], {}).changes.size).toBe(0)
  expect(describeNotes(notes, false)).toEqual(
    expect.arrayContaining([
      'Renamed, because another project has the title (2): site (2), Site (3)',
      'Not imported, the title has neither a letter nor a digit (1): 🚀',
    ]),
  )
})

test.each<[string, object, Answers, RegExp]>([
  ['the name is missing', { basics: { label: 'Engineer' } }, {}, /Your name is missing\. Pass --name/],
  ['an answer is invalid', jsonResume, { email: 'nobody' }, /content\/profile\.ts, field email \("nobody"\)/],
])('if %s, setup explains it and changes no file', (_, value, answers, message) => {
  const before = filesOf(root)
  expect(() => setUp([imported(value)], answers)).toThrow(message)
  expect(filesOf(root)).toEqual(before)
})

test('a list that code computes stays with its pictures, and a text shows what to do by hand [O10]', () => {
  const file = 'content/featured-projects.ts'
  const source = `const all = ${JSON.stringify(sampleContent.featuredProjects)}\nexport const featuredProjects = all.filter(Boolean)\n`
  writeFileSync(join(root, file), source)
  const { changes, byHand, content } = planSetup(root, sampleContent, sample, [resume], {})
  const [{ title = '' } = {}] = sampleContent.featuredProjects
  expect(byHand).toEqual([
    expect.stringMatching(
      new RegExp(`^${file}: "featuredProjects" is .* by hand: ${title};.*\n\n{\n  title: 'Ferry'`),
    ),
  ])
  expect(content.featuredProjects).toEqual(sampleContent.featuredProjects)
  applyChanges(root, changes)
  const files = filesOf(root)
  expect(files.get(file)).toBe(source)
  expect(files.get('content/profile.ts')).toContain('Ines Okafor')
  const pictures = collectPictures(content).map(({ text }) => `content/images/${text}`)
  expect(pictures).not.toEqual([])
  expect([...files.keys()]).toEqual(expect.arrayContaining(pictures))
})
