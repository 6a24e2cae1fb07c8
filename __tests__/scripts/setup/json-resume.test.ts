import { jsonResume as exported } from '@/app/resume.json/json-resume'
import { readJsonResume } from '@/scripts/setup/sources'
import { plantedContent, siteFixture } from '../../support/content'
import { jsonResume } from '../../support/imports'

jest.mock('@/content/words', () => jest.requireActual('../../support/english-words').englishWords())

const read = (resume: unknown) => readJsonResume('resume.json', JSON.stringify(resume))

test('links, dates and summaries of a job stand in the site’s words; what has no place there is named', () => {
  const { profile, experiences, notes } = read(jsonResume)
  expect(profile).toMatchObject({
    siteUrl: jsonResume.basics.url,
    links: jsonResume.basics.profiles.map(({ url }) => url),
  })
  expect(experiences).toMatchObject([
    { startDate: 'Mar 2021', endDate: 'Present', responsibilities: { length: 3 } },
    { startDate: 'Sep 2018', endDate: 'Feb 2021' },
  ])
  expect(notes.join()).toMatch(/basics\.phone, basics\.location, volunteer.*education\.score/)
})

test('a job without a date, a title or a company is left out, with the reason', () => {
  const { experiences: jobs, notes } = read({
    work: [
      { name: 'Acme', position: 'Smith' },
      { name: 'Beta', startDate: '2020' },
    ],
  })
  expect(jobs).toEqual([])
  expect(notes).toEqual([expect.stringMatching(/"Acme".*no date/), expect.stringMatching(/"Beta".*no title/)])
})

test.each([
  ['2020', '2020', '2020-01'],
  ['2020-03-14T00:00:00Z', 'Mar 2020', '2020-03'],
  ['Mar 2020', 'Mar 2020', '2020-03'],
  ['14 March 2020', 'Mar 2020', '2020-03'],
  ['Sept. 2020', 'Sep 2020', '2020-09'],
  ...['Mai 2020', '06/2020', '2020-13'].map((text) => [text, '2020', '2020-01']),
  ...['', 'now', '=1+1'].map((text) => [text, undefined, undefined]),
])('the date %j is %s for a job and %s for a project', (startDate, month, isoMonth) => {
  const { experiences, projects } = read({
    work: [{ name: 'Acme', position: 'Smith', startDate }],
    projects: [{ name: 'Anvil', startDate }],
  })
  expect(experiences[0]?.startDate).toBe(month)
  expect(projects[0]?.createdAt).toBe(isoMonth)
})

test.each([
  ['Summer 2020', '2020', []],
  ['now', 'Present', []],
  ['soon', 'Present', [expect.stringMatching(/not understood: work\.endDate\.$/)]],
])('a job that ends %j has the end %s, and what is not understood is named', (endDate, end, told) => {
  const work = [{ name: 'A', position: 'B', startDate: '2018', endDate }]
  const { experiences, notes } = read({ work })
  expect(experiences[0]?.endDate).toBe(end)
  expect(notes).toEqual(told)
})

test('empty, missing and null fields are no faults', () => {
  const { profile, experiences: jobs } = read({
    basics: { name: 'Ada', label: null, profiles: [] },
    work: null,
    skills: [{}],
  })
  expect(profile).toMatchObject({ name: 'Ada', title: undefined, links: undefined })
  expect(jobs).toEqual([])
})

test('the resume.json that the site itself writes comes back as what it was', () => {
  const { profile, projects, experiences, education, certifications, ...content } = plantedContent()
  const { name, title, intro, about, interests, email } = profile
  const resume = exported(plantedContent(), siteFixture)
  expect(read(resume)).toMatchObject({
    profile: { name, title, intro, about, interests, email },
    projects: projects.map(({ title, type, createdAt }) => ({ title, type, createdAt })),
    experiences: experiences.map(({ company, title, startDate, endDate }) => ({
      ...{ company, title, startDate, endDate },
    })),
    education: education.map(({ institution }) => ({ institution })),
    certifications: certifications.map(({ name, issuer }) => ({ name, issuer })),
    awards: content.awards.map(({ title }) => ({ title })),
    talks: content.talks.map(({ title, event }) => ({ title, event })),
    languages: content.languages,
    skillGroups: content.skillGroups.map(({ skills }) => ({ skills: skills.map(({ name }) => name) })),
  })
})
