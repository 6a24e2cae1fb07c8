/** @jest-environment node */
import { jsonResume as exported } from '@/app/resume.json/json-resume'
import { readJsonResume } from '@/scripts/setup/sources'
import { plantedContent } from '../../support/content'
import { jsonResume } from '../../support/imports'
import { siteFixture } from '../../support/site-fixture'

jest.mock('@/content/words', () => jest.requireActual('../../support/english-words').englishWords())

const read = (resume: unknown) => readJsonResume('resume.json', JSON.stringify(resume))

test('links, dates and summaries of a job stand in the site’s words', () => {
  const { profile, experiences } = read(jsonResume)
  expect(profile).toMatchObject({
    siteUrl: jsonResume.basics.url,
    links: jsonResume.basics.profiles.map(({ url }) => url),
  })
  expect(experiences).toMatchObject([
    { startDate: 'Mar 2021', endDate: 'Present', responsibilities: { length: 3 } },
    { startDate: 'Sep 2018', endDate: 'Feb 2021' },
  ])
})

test('what has no place on the site is named, phone and place among it', () => {
  expect(read(jsonResume).notes.join()).toMatch(
    /volunteer.*basics\.phone, basics\.location.*education\.score/,
  )
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
  const content = plantedContent()
  const {
    profile,
    experiences: jobs,
    education,
    certifications,
    awards,
    talks,
    languages,
    skillGroups,
    projects,
  } = read(exported(content, siteFixture))
  const { name, title, intro, about, interests, email } = content.profile
  expect(profile).toMatchObject({ name, title, intro, about, interests, email })
  const named = <T extends object, K extends keyof T>(list: readonly T[], ...fields: K[]) =>
    list.map((entry) => fields.map((field) => entry[field]))
  expect(named(jobs, 'company', 'title')).toEqual(named(content.experiences, 'company', 'title'))
  expect(named(projects, 'title', 'type', 'createdAt')).toEqual(
    named(content.projects, 'title', 'type', 'createdAt'),
  )
  expect(named(education, 'institution')).toEqual(named(content.education, 'institution'))
  expect(named(certifications, 'name', 'issuer')).toEqual(named(content.certifications, 'name', 'issuer'))
  expect(named(awards, 'title')).toEqual(named(content.awards, 'title'))
  expect(named(talks, 'title', 'event')).toEqual(named(content.talks, 'title', 'event'))
  expect(skillGroups.flatMap(({ skills }) => skills)).toEqual(
    content.skillGroups.flatMap(({ skills }) => skills.map(({ name: skill }) => skill)),
  )
  expect(languages).toEqual(content.languages)
})
