import { importResume } from '@/scripts/setup/resume'

jest.mock('@/content/words', () => jest.requireActual('@/__tests__/support/english-words').englishWords())

/** Returns "start – end" of a job, and whether a part of its dates or all of them are noted. */
function datesOf(dates: object): string {
  const { experiences, notes } = importResume('resume.json', { work: [{ company: 'A', ...dates }] })
  const { startDate = '', endDate = '' } = experiences[0] ?? {}
  const noted = new Set(notes.map(({ kind }) => (kind.includes('only a part') ? 'part' : 'unread')))
  return [`${startDate} – ${endDate}`.trim(), ...noted].join(', ')
}

test.each([
  ['जून 2021', 'Jun 2021 – Present'],
  ['มี.ค. 2021', 'Mar 2021 – Present'],
])('vowel signs distinguish months, so a job that starts %j is %s [O10]', (startDate, result) => {
  expect(datesOf({ startDate })).toBe(result)
})
