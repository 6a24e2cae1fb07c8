import { emptied, readContent } from '@/__tests__/support/content'
import { dateOf } from '@/__tests__/support/words'
import type { ContentInput } from '@/content/schema/content'
import * as words from '@/content/words'

/** Returns the headings of a content without headings. */
function headingsOf(change: (content: ContentInput) => void) {
  const { sections } = readContent((content) => {
    emptied(content)
    content.sections = { about: {}, experiences: {}, projects: {}, contact: {}, allProjects: {} }
    change(content)
  })
  return sections
}

const job = (year: number) => ({ company: `Company ${year}`, startDate: dateOf(3, year), endDate: 'Present' })

test('a short first sentence of About becomes its heading', () => {
  const headings = headingsOf(({ profile }) =>
    Object.assign(profile, { about: ['I read maps. I draw them.'] }),
  )
  expect(headings.about.heading).toBe('I read maps.')
})

test.each([
  ['is the only one', ['I read maps.']],
  ['is long', [`I read maps ${'and more maps '.repeat(6)}daily. I draw them.`]],
])('a first sentence that %s does not become the heading', (_what, about) => {
  const headings = headingsOf(({ profile }) => Object.assign(profile, { about }))
  expect(headings.about.heading).toBe(words.sectionLabels.about)
})

test('About is headed Skills if it contains only skills', () => {
  const skillGroups = [{ title: 'Tools', skills: ['Rust'] }]
  expect(headingsOf((content) => Object.assign(content, { skillGroups })).about).toMatchObject({
    label: words.sectionLabels.about,
    heading: words.resume.skills,
  })
})

test('the heading counts jobs since the first, unless there are only a few', () => {
  const of = (years: number[]) =>
    headingsOf((content) => {
      content.experiences = years.map(job)
    }).experiences.heading
  expect(of([2001, 1995, 2020])).toContain('1995')
  expect(of([2001, 1995, 2020])).toContain('3')
  expect(of([2001, 1995])).toBe(words.sectionLabels.experiences)
})

test('without jobs the section is named after education', () => {
  const { label, heading } = headingsOf((content) => {
    content.education = [{ institution: 'School' }]
  }).experiences
  expect([label, heading]).toEqual([words.parts.education, words.parts.education])
})
