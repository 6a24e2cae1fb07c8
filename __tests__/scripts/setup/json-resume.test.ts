/** @jest-environment node */
import { jsonResume as exported } from '@/components/documents/json-resume'
import { readJsonResume } from '@/scripts/setup/json-resume'
import { plantedContent } from '../../support/content-fixture'
import { jsonResume } from '../../support/imports'
import { siteFixture } from '../../support/site-fixture'

jest.mock('@/content/words', () => jest.requireActual('../../support/english-words').englishWords())

const read = (resume: unknown) => readJsonResume('resume.json', JSON.stringify(resume))

test('every part of a JSON Resume stands in the site’s words and dates', () => {
  const { profile, jobs, projects, education, awards, languages, skillGroups } = read(jsonResume)
  expect(profile).toMatchObject({
    name: jsonResume.basics.name,
    title: jsonResume.basics.label,
    email: jsonResume.basics.email,
    siteUrl: jsonResume.basics.url,
    links: jsonResume.basics.profiles.map(({ url }) => url),
    interests: jsonResume.interests.map(({ name }) => name),
  })
  expect(jobs).toEqual([
    expect.objectContaining({ company: 'Tidewater Systems', startDate: 'Mar 2021', endDate: 'Present' }),
    expect.objectContaining({ company: 'Brightloom', startDate: 'Sep 2018', endDate: 'Feb 2021' }),
  ])
  expect(jobs[0]?.responsibilities).toEqual([
    jsonResume.work[0]?.summary,
    ...(jsonResume.work[0]?.highlights ?? []),
  ])
  expect(projects[0]).toMatchObject({ title: 'Ferry', type: 'CLI App', createdAt: '2023-04' })
  expect(education).toEqual([
    expect.objectContaining({
      institution: 'University of Leeds',
      degree: 'MPhys Physics',
      startDate: '2010',
      endDate: '2014',
    }),
  ])
  expect(awards).toEqual([
    expect.objectContaining({ title: 'Best Talk', issuer: 'PlatformConf', date: 'Jun 2023' }),
  ])
  expect(languages).toEqual([{ name: 'English', level: 'Native' }])
  expect(skillGroups).toEqual(
    jsonResume.skills.map(({ name, keywords }) => ({ title: name, skills: keywords })),
  )
})

test('what has no place on the site is named, phone and place among it', () => {
  expect(read(jsonResume).notes.join()).toMatch(
    /volunteer.*basics\.phone, basics\.location.*education\.score/,
  )
})

test('a job without a date, a title or a company is left out, with the reason', () => {
  const { jobs, notes } = read({
    work: [
      { name: 'Acme', position: 'Smith' },
      { name: 'Beta', startDate: '2020' },
    ],
  })
  expect(jobs).toEqual([])
  expect(notes).toEqual([expect.stringMatching(/"Acme".*no date/), expect.stringMatching(/"Beta".*no title/)])
})

test('empty, missing and null fields are no faults', () => {
  const { profile, jobs } = read({
    basics: { name: 'Ada', label: null, profiles: [] },
    work: null,
    skills: [{}],
  })
  expect(profile).toMatchObject({ name: 'Ada', title: undefined, links: undefined })
  expect(jobs).toEqual([])
})

test('the resume.json that the site itself writes comes back as what it was', () => {
  const content = plantedContent()
  const { profile, jobs, education, certifications, awards, talks, languages, skillGroups, projects } = read(
    exported(content, siteFixture),
  )
  const { name, title, intro, about, interests, email } = content.profile
  expect(profile).toMatchObject({ name, title, intro, about, interests, email })
  expect(jobs.map(({ company, title: job }) => [company, job])).toEqual(
    content.experiences.map((entry) => [entry.company, entry.title]),
  )
  expect(projects.map((project) => [project.title, project.type, project.createdAt])).toEqual(
    content.projects.map((project) => [project.title, project.type, project.createdAt]),
  )
  expect(skillGroups).toEqual(
    content.skillGroups.map((group) => ({
      title: group.title,
      skills: group.skills.map((skill) => skill.name),
    })),
  )
  expect(education.map((entry) => entry.institution)).toEqual(
    content.education.map((entry) => entry.institution),
  )
  expect(certifications).toMatchObject(
    content.certifications.map((entry) => ({ name: entry.name, issuer: entry.issuer })),
  )
  expect(awards).toMatchObject(content.awards.map((entry) => ({ title: entry.title })))
  expect(talks).toMatchObject(content.talks.map((entry) => ({ title: entry.title, event: entry.event })))
  expect(languages).toEqual(content.languages)
})
