import { render, screen, within } from '@testing-library/react'
import { Experiences } from '@/components/sections/experiences'
import { type PlantedContent, readContent } from '../../support/content'

jest.mock('@/components/lib/pictures', () => jest.requireActual('../../support/made-pictures'))

function show(spoil?: (content: PlantedContent) => void) {
  const { sections, experiences } = readContent(spoil)
  render(<Experiences section={sections.experiences} experiences={experiences} />)
  return experiences
}

/** The cards, in order. */
const cards = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.closest('li'))

test('E1 there is one card an entry, newest first, in the section’s place', () => {
  show()
  expect(screen.getByRole('region', { name: 'Heading of experiences' })).toHaveAttribute('id', 'experiences')
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Role at current',
    'Role at middle',
    'Role at older',
  ])
})

test('E1 each says company, dates and responsibilities, once', () => {
  const experiences = show()
  for (const [i, { company, startDate, endDate, responsibilities }] of experiences.entries()) {
    const card = cards()[i]
    expect(card).toHaveTextContent(`${startDate} – ${endDate}`)
    for (const text of responsibilities) expect(card?.textContent?.split(text)).toHaveLength(2)
    expect(card).toHaveTextContent(company)
  }
})

test('E1 the picture links to the company’s site, in a new tab', () => {
  const [first] = show()
  if (!first) throw new Error('The planted content lacks an experience.')
  const link = screen.getByRole('link', { name: new RegExp(first.company) })
  expect(link).toHaveAttribute('href', first.link)
  expect(link).toHaveAttribute('target', '_blank')
  expect(within(link).getByAltText(first.image.alt)).toBeInTheDocument()
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
