import { fireEvent, render, screen, within } from '@testing-library/react'
import { formatMonth } from '@/components/lib/month'
import { ProjectCard } from '@/components/projects/project-card'
import type { ProjectView } from '@/components/projects/project-view'
import '../../support/browser'
import { cardName, plantProject } from '../../support/projects'

const onOpen = jest.fn()
const onIntent = jest.fn()

function show(project: ProjectView = plantProject('Alder')) {
  jest.clearAllMocks()
  render(<ProjectCard project={project} expanded={false} busy={false} onOpen={onOpen} onIntent={onIntent} />)
  return screen.getByRole('link', { name: cardName(project.title) })
}

test.each([
  ['its first screenshot', {}, /^\/pictures\/alder-one-660.webp$/],
  ['its logo where there is none', { src: [] }, /^\/pictures\/alder-logo-660.webp$/],
  ['a cover where there is neither', { src: [], logo: undefined }, /^\/pictures\/cover\..+svg$/],
])('G2 it shows %s, and its name is all the words on it, once', (_what, given, address) => {
  const facts = { type: 'CLI App', createdAt: '2025-01', description: 'What it is for.' }
  const card = show(plantProject('Alder', { ...given, ...facts }))
  const pictures = [...card.querySelectorAll('img')].map((image) => image.getAttribute('src'))
  expect(pictures).toEqual([expect.stringMatching(address)])
  const summary = 'logo' in given ? ' What it is for.' : ''
  expect(card).toHaveAccessibleName(`Alder${summary} CLI App ${formatMonth('2025-01')}`)
  // The style sheet writes the words over the picture.
  expect(card.querySelector('[data-title="Alder"]')).toBeInTheDocument()
  expect(card.textContent?.split('Alder')).toHaveLength(2)
  // A cover has the title already: the card says what the project is for.
  expect(within(card).queryByText('What it is for.') !== null).toBe('logo' in given)
  const logos = within(screen.getByRole('article', { name: 'Alder' })).queryAllByRole('img')
  expect(logos).toHaveLength('logo' in given ? 0 : 1)
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
})

test('Space opens it and does not scroll the page; Shift and Space scroll [G3]', () => {
  const card = show()
  expect(fireEvent.keyDown(card, { key: ' ' })).toBe(false)
  expect(fireEvent.keyDown(card, { key: ' ', shiftKey: true })).toBe(true)
  expect(onOpen.mock.calls).toEqual([['alder']])
})

test('G2 a finger shows no overlay', () => {
  const card = show()
  fireEvent.pointerMove(card, { pointerType: 'touch' })
  expect(card).not.toHaveAttribute('data-hovered')
})

test('signs of intent are told, and open nothing', () => {
  const card = show()
  for (const sign of [fireEvent.pointerEnter, fireEvent.focus, fireEvent.touchStart]) sign(card)
  expect(onIntent).toHaveBeenCalledTimes(3)
  expect(onOpen).not.toHaveBeenCalled()
})
