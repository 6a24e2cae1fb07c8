import type { ContentInput } from '@/content/files'
import * as words from '@/content/words'
import { emptied, readContent } from '../support/content'
import { dateOf } from '../support/words'

/** The headings of a content whose owner wrote none. */
function headingsOf(change: (content: ContentInput) => void) {
  const { sections } = readContent((content) => {
    emptied(content)
    content.sections = { about: {}, experiences: {}, projects: {}, contact: {}, allProjects: {} }
    change(content)
  })
  return sections
}

const job = (year: number) => ({ company: `Company ${year}`, startDate: dateOf(3, year), endDate: 'Present' })

test('a short first sentence of About is its heading', () => {
  const headings = headingsOf(({ profile }) =>
    Object.assign(profile, { about: ['I read maps. I draw them.'] }),
  )
  expect(headings.about.heading).toBe('I read maps.')
})

test.each([
  ['is all there is', ['I read maps.']],
  ['is long', [`I read maps ${'and more maps '.repeat(6)}daily. I draw them.`]],
])('a first sentence that %s is not', (_what, about) => {
  const headings = headingsOf(({ profile }) => Object.assign(profile, { about }))
  expect(headings.about.heading).toBe(words.sectionLabels.about)
})

test('jobs are counted since the first of them, and a few are not', () => {
  const of = (years: number[]) =>
    headingsOf((content) => {
      content.experiences = years.map(job)
    }).experiences.heading
  expect(of([2001, 1995, 2020])).toContain('1995')
  expect(of([2001, 1995, 2020])).toContain('3')
  expect(of([2001, 1995])).toBe(words.sectionLabels.experiences)
})

test('the section of someone without a job is called as their education is', () => {
  const { label, heading } = headingsOf((content) => {
    content.education = [{ institution: 'School' }]
  }).experiences
  expect([label, heading]).toEqual([words.parts.education, words.parts.education])
})
