import { fireEvent, render, screen, within } from '@testing-library/react'
import { formatMonth } from '@/components/lib/month'
import { ProjectCard } from '@/components/projects/project-card'
import type { ProjectView } from '@/components/projects/project-view'
import '../../support/browser'
import { cardName, plantProject } from '../../support/projects'

const onOpen = jest.fn()
const onIntent = jest.fn()

function show(project: ProjectView = plantProject('Alder')) {
  onOpen.mockClear()
  onIntent.mockClear()
  render(<ProjectCard project={project} expanded={false} onOpen={onOpen} onIntent={onIntent} />)
  return screen.getByRole('link', { name: cardName(project.title) })
}

test('G2 it shows the first screenshot, and its name is all the words that are seen on it, without those of the picture', () => {
  const card = show(plantProject('Alder', { type: 'CLI App', createdAt: '2025-01' }))
  expect(within(card).getByAltText('Picture alder-one')).toBeInTheDocument()
  expect(screen.queryByAltText('Picture alder-two')).toBeNull()
  expect(card).toHaveAccessibleName(`Alder CLI App ${formatMonth('2025-01')}`)
})

test('G2 without a screenshot it shows the logo', () => {
  const card = show(plantProject('Alder', { images: [] }))
  expect(card.querySelector('img')).toHaveAttribute('src', '/pictures/alder-logo.svg')
})

test('G2 without either it shows a cover, whose words the style sheet writes', () => {
  const card = show(plantProject('Alder', { images: [], logo: null }))
  expect(card.querySelector('img')).toHaveAttribute('src', '/pictures/alder-cover.svg')
  expect(card.querySelector('[data-title="Alder"]')).toHaveAttribute('data-type', 'Web')
  expect(card.textContent?.split('Alder')).toHaveLength(2)
  expect(within(screen.getByRole('article', { name: 'Alder' })).queryByRole('img')).toBeNull()
})

test('no two elements share an id, whatever the titles', () => {
  for (const title of ['Foo', 'Foo title', 'Title Foo', 'Facts Foo']) show(plantProject(title))
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('G6 it is a link that leads to its details without scripts too, in any script of the world', () => {
  const card = show({ ...plantProject('Alder'), slug: 'žluť-漢' })
  const address = new URL(card.getAttribute('href') ?? '', 'https://example.org/projects')
  expect(address.searchParams.get('project')).toBe('žluť-漢')
  const details = document.getElementById(decodeURIComponent(address.hash.slice(1)))
  expect(details).toBe(screen.getByRole('article', { name: 'Alder' }))
  expect(card).toHaveAttribute('aria-haspopup', 'dialog')
})

test('G3 Space opens it, once when it is held down, and does not scroll the page', () => {
  const card = show()
  expect(fireEvent.keyDown(card, { key: ' ' })).toBe(false)
  expect(fireEvent.keyDown(card, { key: ' ', repeat: true })).toBe(false)
  expect(onOpen.mock.calls).toEqual([['alder']])
})

test('G2 G3 a mouse shows the overlay, a finger does not; opening clears it, and only a move brings it back', () => {
  const card = show()
  fireEvent.pointerMove(card, { pointerType: 'touch' })
  expect(card).not.toHaveAttribute('data-hovered')
  fireEvent.pointerMove(card, { pointerType: 'mouse' })
  expect(card).toHaveAttribute('data-hovered')
  fireEvent.click(card, { detail: 1 })
  expect(card).not.toHaveAttribute('data-hovered')
  fireEvent.pointerMove(card, { pointerType: 'mouse' })
  expect(card).toHaveAttribute('data-hovered')
})

test.each<[string, (card: HTMLElement) => void]>([
  ['the pointer', (card) => fireEvent.pointerEnter(card)],
  ['the focus', (card) => fireEvent.focus(card)],
  ['a finger', (card) => fireEvent.touchStart(card)],
])('the first sign of intent is told: %s', (_what, sign) => {
  sign(show())
  expect(onIntent).toHaveBeenCalledTimes(1)
  expect(onOpen).not.toHaveBeenCalled()
})
