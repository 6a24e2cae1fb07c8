import type { ContentInput } from '@/content/files'
import * as words from '@/content/words'
import { emptied, readContent } from '../support/content'
import { dateOf } from '../support/words'

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

test('the heading counts three jobs or more and shows the year of the first', () => {
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
