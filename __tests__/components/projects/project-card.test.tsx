import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { DRAG_THRESHOLD_PX } from '@/components/lib/constants'
import { formatMonth } from '@/components/lib/month'
import { ProjectCard } from '@/components/projects/project-card'
import { cardId } from '@/components/projects/project-view'
import '../../support/browser'
import { cardName, plantProject } from '../../support/projects'

const onOpen = jest.fn()
const onIntent = jest.fn()

function show(given: Parameters<typeof plantProject>[1] = {}, expanded = false) {
  render(
    <ProjectCard
      project={plantProject('Alder', given)}
      expanded={expanded}
      onOpen={onOpen}
      onIntent={onIntent}
    />,
  )
  return screen.getByRole('link', { name: cardName('Alder') })
}

const details = () => screen.getByRole('article', { name: 'Alder' })

/** Presses, and keeps jsdom from following the link where the component leaves it to the browser. */
function press(card: HTMLElement, init: MouseEventInit = {}): void {
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent.click(card, { detail: 1, ...init })
}

beforeEach(() => {
  onOpen.mockClear()
  onIntent.mockClear()
})

test('G2 it shows the first screenshot, with the title beside it', () => {
  const card = show()
  expect(screen.getByAltText('Picture alder-one')).toBeInTheDocument()
  expect(screen.queryByAltText('Picture alder-two')).toBeNull()
  expect(card).toHaveTextContent('Alder')
  expect(card).toHaveTextContent(formatMonth('2024-01'))
})

test('G2 without a screenshot it shows the logo', () => {
  const card = show({ images: [] })
  expect(card.querySelector('img')).toHaveAttribute('src', '/pictures/alder-logo.svg')
})

test('G2 without either it shows a cover, whose words the style sheet writes', () => {
  const card = show({ images: [], logo: null })
  expect(card.querySelector('img')).toHaveAttribute('src', '/pictures/alder-cover.svg')
  expect(card.querySelector('[data-title="Alder"]')).toHaveAttribute('data-type', 'Web')
  expect(card).toHaveAccessibleName(cardName('Alder'))
  expect(card.textContent?.split('Alder')).toHaveLength(2)
  expect(within(details()).queryByRole('img')).toBeNull()
})

test('G2 its name is all the words that are seen on it, and not those of its picture', () => {
  expect(show({ type: 'CLI App', createdAt: '2025-01' })).toHaveAccessibleName(
    `Alder CLI App ${formatMonth('2025-01')}`,
  )
})

test('no two elements share an id, whatever the titles', () => {
  for (const title of ['Foo', 'Foo title', 'Title Foo', 'Facts Foo'])
    render(<ProjectCard project={plantProject(title)} expanded={false} onOpen={onOpen} onIntent={onIntent} />)
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('G6 it is a link that leads to its details without scripts too', () => {
  render(
    <ProjectCard
      project={{ ...plantProject('Alder'), slug: 'žluť-漢' }}
      expanded={false}
      onOpen={onOpen}
      onIntent={onIntent}
    />,
  )
  const card = screen.getByRole('link', { name: cardName('Alder') })
  const address = new URL(card.getAttribute('href') ?? '', 'https://example.org/projects')
  expect(address.searchParams.get('project')).toBe('žluť-漢')
  expect(document.getElementById(decodeURIComponent(address.hash.slice(1)))).toBe(details())
  expect(card).toHaveAttribute('aria-haspopup', 'dialog')
})

test('the details carry every text once', () => {
  show({ footer: 'A closing line' })
  const { textContent } = details()
  for (const text of [
    'First fact of Alder',
    'Second fact of Alder',
    'Description of Alder.',
    'A closing line',
  ]) {
    expect(textContent?.split(text)).toHaveLength(2)
  }
})

test('where the dialog cannot be had the details are marked for the stylesheet', () => {
  show()
  expect(details()).not.toHaveAttribute('data-expanded')
  cleanup()
  show({}, true)
  expect(details()).toHaveAttribute('data-expanded')
})

test('G3 a press opens it', () => {
  press(show())
  expect(onOpen.mock.calls).toEqual([['alder']])
})

test('G3 Enter opens it, as the click a browser makes of it', () => {
  press(show(), { detail: 0 })
  expect(onOpen.mock.calls).toEqual([['alder']])
})

test('G3 Space opens it and does not scroll the page', () => {
  expect(fireEvent.keyDown(show(), { key: ' ' })).toBe(false)
  expect(onOpen.mock.calls).toEqual([['alder']])
})

test('G3 a Space held down opens it once', () => {
  const card = show()
  fireEvent.keyDown(card, { key: ' ' })
  expect(fireEvent.keyDown(card, { key: ' ', repeat: true })).toBe(false)
  expect(onOpen).toHaveBeenCalledTimes(1)
})

test('G3 other keys are left alone', () => {
  const card = show()
  for (const key of ['Tab', 'a', 'ArrowDown', 'Escape']) expect(fireEvent.keyDown(card, { key })).toBe(true)
  expect(onOpen).not.toHaveBeenCalled()
})

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])(
  'G3 with %s it opens in a tab or window of its own',
  (key) => {
    press(show(), { [key]: true })
    expect(onOpen).not.toHaveBeenCalled()
  },
)

test('G2 a touch that drags opens nothing, one that trembles does', () => {
  const card = show()
  const touch = (dx: number) => {
    fireEvent.pointerDown(card, { pointerType: 'touch', clientX: 10, clientY: 10 })
    fireEvent.pointerMove(card, { pointerType: 'touch', clientX: 10 + dx, clientY: 10 })
    press(card)
  }
  touch(DRAG_THRESHOLD_PX + 1)
  expect(onOpen).not.toHaveBeenCalled()
  touch(DRAG_THRESHOLD_PX)
  expect(onOpen).toHaveBeenCalledTimes(1)
})

test('G2 a mouse that moves over it shows the overlay, leaving resets it', () => {
  const card = show()
  expect(card).not.toHaveAttribute('data-hovered')
  fireEvent.pointerMove(card, { pointerType: 'mouse' })
  expect(card).toHaveAttribute('data-hovered')
  fireEvent.pointerLeave(card)
  expect(card).not.toHaveAttribute('data-hovered')
})

test('G2 a finger shows no overlay', () => {
  const card = show()
  fireEvent.pointerMove(card, { pointerType: 'touch' })
  expect(card).not.toHaveAttribute('data-hovered')
})

test('G3 opening clears the hover state, and only a move of the mouse brings it back', () => {
  const card = show()
  fireEvent.pointerMove(card, { pointerType: 'mouse' })
  press(card)
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

test('a card is found by its slug', () => {
  expect(show()).toHaveAttribute('id', cardId('alder'))
})

test('hostile words are text', () => {
  const title = '<img src=x onerror=alert(1)> "quoted" \u202E'
  render(<ProjectCard project={plantProject(title)} expanded={false} onOpen={onOpen} onIntent={onIntent} />)
  expect(screen.getByRole('heading')).toHaveTextContent(title.trim())
  expect(document.querySelector('img[src="x"]')).toBeNull()
})
