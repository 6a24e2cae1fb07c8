import { render, screen, within } from '@testing-library/react'
import { credentialLists } from '@/components/lib/credentials'
import { dateRange } from '@/components/lib/date-range'
import { Experiences } from '@/components/sections/experiences'
import * as words from '@/content/words'
import { type PlantedContent, readContent } from '../../support/content'
import { dateOf, inNewTab } from '../../support/words'

jest.mock('@/components/lib/pictures', () => jest.requireActual('../../support/made-pictures'))

function show(spoil?: (content: PlantedContent) => void) {
  const content = readContent(spoil)
  const { sections, experiences } = content
  render(
    <Experiences
      section={sections.experiences}
      experiences={experiences}
      credentials={credentialLists(content)}
    />,
  )
  return experiences
}

/** The cards, in order. */
const titles = () =>
  screen.getAllByRole('heading', { level: 3 }).filter((heading) => heading.closest('li') !== null)
const _cards = () => titles().map((heading) => heading.closest('li'))

test('E1 there is one card an entry, newest first, in the section’s place', () => {
  show()
  expect(screen.getByRole('region', { name: 'Heading of experiences' })).toHaveAttribute('id', 'experiences')
  expect(titles().map(({ textContent }) => textContent)).toEqual([
    'Role at current',
    'Role at middle',
    'Role at older',
  ])
})

test('E1 the picture links to the company’s site, in a new tab', () => {
  const [first] = show()
  if (!first) throw new Error('The planted content lacks an experience.')
  const link = screen.getByRole('link', { name: new RegExp(first.company) })
  expect(link).toHaveAttribute('href', first.link)
  expect(link).toHaveAttribute('target', '_blank')
  expect(within(link).getByAltText(first.image?.alt ?? '')).toBeInTheDocument()
})

test('E1 one result stands out as its figure, and its sentence stays whole', () => {
  show((content) => {
    const [entry] = content.experiences
    if (entry) entry.responsibilities = ['Read 400 pages', 'Made it 12% faster', 'Made it 90% smaller']
  })
  const figures = [...document.querySelectorAll('[aria-hidden="true"].figure')]
  expect(figures.map(({ textContent }) => textContent)).toEqual(['12%'])
  expect(screen.getByText('Made it 12% faster')).toBeInTheDocument()
})

test('E1 the owner’s highlight stands out before any percentage', () => {
  show((content) => {
    const [entry] = content.experiences
    if (!entry) return
    entry.responsibilities = ['Made it 12% faster', 'Analysed 400 endpoints']
    entry.highlight = '400'
  })
  const figures = [...document.querySelectorAll('[aria-hidden="true"].figure')]
  expect(figures.map(({ textContent, parentElement }) => [textContent, parentElement?.textContent])).toEqual([
    ['400', '400Analysed 400 endpoints'],
  ])
})

test('D7 equal entries all stand', () => {
  show((content) => {
    content.languages = ['Polish', 'Polish']
  })
  expect(screen.getAllByText('Polish')).toHaveLength(2)
})

test('O2 without a picture the company itself leads to its site; without a site nothing does', () => {
  show((content) => {
    for (const entry of content.experiences) entry.image = undefined
    for (const entry of content.experiences.slice(1)) entry.link = undefined
    content.education = []
  })
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    inNewTab('Company older'),
  ])
})

test('D7 education and the rest stand after the work, under headings of their own', () => {
  show((content) => {
    content.education = [
      {
        institution: 'Planted school',
        degree: 'Planted degree',
        startDate: '2018',
        endDate: dateOf(5, 2021),
        points: ['Planted point'],
        link: 'https://school.example.org/',
      },
    ]
    content.certifications = [{ name: 'Planted certificate', issuer: 'Planted board', date: dateOf(3, 2020) }]
    content.languages = ['Polish', { name: 'English', level: 'C1' }]
    content.awards = [{ title: 'Planted award' }]
    content.talks = [{ title: 'Planted talk', event: 'PlantConf', link: 'https://talk.example.org/' }]
  })
  expect(
    screen
      .getAllByRole('heading', { level: 3 })
      .slice(3)
      .map(({ textContent }) => textContent),
  ).toEqual(Object.values(words.parts))
  const education = screen.getByText('Planted degree').closest('li')
  for (const text of ['Planted school', dateRange('2018', dateOf(5, 2021)) ?? '', 'Planted point'])
    expect(education).toHaveTextContent(text)
  expect(screen.getByRole('link', { name: /^Planted school/ })).toHaveAttribute(
    'href',
    'https://school.example.org/',
  )
  expect(screen.getByRole('link', { name: /^Planted talk/ })).toBeInTheDocument()
  expect(screen.getByText('English').closest('li')).toHaveTextContent('C1')
})
