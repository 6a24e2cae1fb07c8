import { render, screen } from '@testing-library/react'
import { plantedContent, siteFixture } from '@/__tests__/support/content'
import { dateOf } from '@/__tests__/support/words'
import { createJsonResume } from '@/app/documents/json-resume'
import { createResume, everything } from '@/app/documents/resume-model'
import { Experiences } from '@/components/home/experiences'
import type { RawContent } from '@/content/schema/content'
import { type EntriesKey, listDefinitions, listKeys } from '@/content/schema/lists'
import { parts } from '@/content/words'

type Dates = Record<string, string>
const isoDates: Dates = { startDate: '2021-03', endDate: '2022-04', date: '2023-05' }
const dates: Dates = { startDate: dateOf(3, 2021), endDate: dateOf(4, 2022), date: dateOf(5, 2023) }

/** Returns a unique text for a field. */
function textOf(list: string, field: string): string {
  return dates[field] ?? (field === 'link' ? `https://${list}.example.org/` : `The ${field} of ${list}`)
}

function fullEntry(list: EntriesKey): Record<string, unknown> {
  const fields = Object.keys(listDefinitions[list].resume.fields)
  return Object.fromEntries(
    fields.map((field) => [field, field === 'points' ? [textOf(list, field)] : textOf(list, field)]),
  )
}

const content = plantedContent({
  ...Object.fromEntries(listKeys.map((list) => [list, [fullEntry(list)]])),
  ownLists: [{ title: 'What they say', entries: [fullEntry('ownLists')] }],
})
const page = render(<Experiences content={content} />).container.innerHTML

const documents: [name: string, text: string][] = [
  ['the page', page],
  ['resume.pdf', JSON.stringify(createResume(content, siteFixture, everything))],
  ['resume.json', JSON.stringify(createJsonResume(content, siteFixture))],
]

describe.each([...listKeys, 'ownLists'] as const)('%s', (list) => {
  const { resume } = listDefinitions[list]

  test.each(documents)('%s contains every field of an entry [D7, D10]', (name, text) => {
    const expected = Object.keys(resume.fields).map((field) => {
      const iso = name === 'resume.json' ? isoDates[field] : undefined
      return iso ?? textOf(list, field)
    })
    expect(expected.filter((value) => !text.includes(value))).toEqual([])
  })
})

test('the heading of a list disappears with its entries, and own lists come last [O2, D10]', () => {
  const list = (title: string, ...entries: string[]) => ({
    title,
    entries: entries.map((title) => ({ title })),
  })
  const empty: Partial<RawContent> = Object.fromEntries(listKeys.map((key) => [key, []]))
  const content = plantedContent({
    ...empty,
    languages: ['Polish'],
    ownLists: [list('Empty'), list('Clubs', 'Chess')],
  })
  const titles = createResume(content, siteFixture, everything).sections.map(({ title }) => title)
  expect(titles.slice(-2)).toEqual([parts.languages, 'Clubs'])
  render(<Experiences content={content} />)
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(headings.slice(-2)).toEqual([parts.languages, 'Clubs'])
  expect(headings).not.toContain('Empty')
})

test('lists are newest first, of equal ends the later start; undated entries come last, equal ones keep their order [D7, D10, E1]', () => {
  const talk = (title: string, date?: string) => ({ title, date })
  const job = (title: string, startDate?: string, endDate?: string) => ({ title, startDate, endDate })
  const talks = [
    talk('New', '2024'),
    ...[talk('First of May', dateOf(5, 2023)), talk('Second of May', dateOf(5, 2023))],
    talk('Old', '2019'),
    ...[talk('Undated'), talk('Undated too')],
  ]
  const experiences = [
    job('Current since 2021', '2021', 'Present'),
    job('Current since 2018', '2018', 'Present'),
    job('Ended 2020, started later', '2018', '2020'),
    job('Ended 2020', '2017', '2020'),
    job('Start alone', '2019'),
    ...[job('Twin', '2015', '2016'), job('Twin', '2015', '2016')],
    job('Undated'),
  ]
  const titlesOf = (entries: readonly { title?: string | undefined }[]) => entries.map(({ title }) => title)
  // Each turns the lists without separating equal entries.
  for (const by of [1, 3, 4]) {
    const turned = <T,>(entries: T[]) => [...entries.slice(by), ...entries.slice(0, by)]
    const ownLists = [{ title: 'Own', entries: turned(talks) }]
    const content = plantedContent({ talks: turned(talks), ownLists, experiences: turned(experiences) })
    expect(titlesOf(content.talks)).toEqual(titlesOf(talks))
    expect(titlesOf(content.ownLists[0]?.entries ?? [])).toEqual(titlesOf(talks))
    expect(titlesOf(content.experiences)).toEqual(titlesOf(experiences))
  }
})

test('the link of an entry with only one name is on that name [D7]', () => {
  const link = 'https://club.example.org/'
  const { container } = render(
    <Experiences content={plantedContent({ volunteering: [{ role: 'Mentor', link }] })} />,
  )
  expect(container.querySelector(`a[href="${link}"]`)).toHaveTextContent('Mentor')
})
