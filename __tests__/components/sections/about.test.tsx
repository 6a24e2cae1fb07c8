import { render, screen, within } from '@testing-library/react'
import { filled } from '@/components/lib/words'
import { About } from '@/components/sections/about'
import * as words from '@/content/words'
import { type PlantedContent, readContent } from '../../support/content'

jest.mock('@/components/lib/pictures', () => jest.requireActual('../../support/made-pictures'))

function show(spoil?: (content: PlantedContent) => void) {
  const content = readContent(spoil)
  const { sections, profile, slides, skillGroups } = content
  render(<About section={sections.about} profile={profile} slides={slides} skillGroups={skillGroups} />)
  return content
}

const section = () => screen.getByRole('region', { name: 'Heading of about' })

test('A1 every paragraph stands once, in order', () => {
  const { profile } = show()
  expect(section()).toHaveAttribute('id', 'about')
  const paragraphs = [...section().querySelectorAll('p')].map(({ textContent }) => textContent)
  expect(paragraphs.filter((text) => profile.about.includes(text ?? ''))).toEqual(profile.about)
})

test('A1 the slides stand in a slider that advances by itself, with captions and words for pictures', () => {
  const { slides } = show()
  const slider = screen.getByRole('region', {
    name: filled(words.sectionWords.pictures, { section: 'Planted about' }),
  })
  expect(within(slider).getByRole('button', { name: words.slider.pause })).toBeInTheDocument()
  expect(
    within(slider)
      .getAllByRole('img')
      .map((image) => image.getAttribute('alt')),
  ).toEqual(slides.map(({ image }) => image.alt))
  for (const { title } of slides) expect(within(slider).getByText(title)).toBeInTheDocument()
})

test('W1 without slides there is no slider, with one no controls', () => {
  show((content) => {
    content.slides = []
  })
  expect(screen.queryByRole('figure')).toBeNull()
})

test('D4 a skill without an icon is its name', () => {
  show((content) => {
    content.skillGroups = [{ title: 'Other', skills: ['Planted thing', 'Rust'] }]
  })
  expect(screen.getByText('Planted thing').closest('li')?.querySelector('svg')).toBeNull()
  expect(screen.getByText('Rust').closest('li')?.querySelector('svg')).not.toBeNull()
})

test('O2 without paragraphs or skills nothing stands in their place', () => {
  const { profile } = show((content) => {
    content.profile.about = []
    content.skillGroups = [{ title: 'Nothing yet', skills: [] }]
  })
  expect(profile.about).toEqual([])
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull()
})

test('A1 equal slides, groups and skills all stand', () => {
  show((content) => {
    content.slides = content.slides.slice(0, 1).flatMap((slide) => [slide, slide])
    content.skillGroups = [1, 2].map(() => ({ title: 'Twice', skills: ['Rust', 'Rust'] }))
  })
  expect(screen.getAllByRole('figure')).toHaveLength(2)
  expect(screen.getAllByText('Rust')).toHaveLength(4)
})
