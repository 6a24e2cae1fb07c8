import { fireEvent, render, screen, within } from '@testing-library/react'
import { ProjectCard } from '@/components/projects/project-card'
import type { ProjectView } from '@/components/projects/project-view'
import { formatMonth } from '@/components/text/dates'
import '@/__tests__/support/browser'
import { cardName, plantProject } from '@/__tests__/support/projects'
import { inNewTab } from '@/__tests__/support/words'
import * as words from '@/content/words'

const onOpen = jest.fn()
const onIntent = jest.fn()

function show(project: ProjectView = plantProject('Alder')) {
  jest.clearAllMocks()
  render(<ProjectCard project={project} sizes="90vw" isLoading={false} onOpen={onOpen} onIntent={onIntent} />)
  return screen.getByRole('link', { name: cardName(project.title) })
}

test.each([
  ['its first screenshot', {}, /^\/pictures\/alder-one-660.webp$/],
  ['its logo without a screenshot', { src: [] }, /^\/pictures\/alder-logo-660.webp$/],
  ['a cover without either', { src: [], logo: undefined }, undefined],
])('a card shows %s, and its name is the text on it, once [G2]', (_what, given, address) => {
  const facts = { type: 'CLI App', createdAt: '2025-01', description: 'What it is for.' }
  const card = show(plantProject('Alder', { ...given, ...facts }))
  const pictures = [...card.querySelectorAll('img')].map((image) => image.getAttribute('src'))
  expect(pictures).toEqual(address ? [expect.stringMatching(address)] : [])
  const summary = 'logo' in given ? ' What it is for.' : ''
  expect(card).toHaveAccessibleName(`Alder${summary} CLI App ${formatMonth('2025-01')}`)
  // The style sheet puts this text over the picture.
  expect(card.querySelector('[data-title="Alder"]')).toBeInTheDocument()
  expect(card.textContent?.split('Alder')).toHaveLength(2)
  // A cover has the title already, so its card shows the description.
  expect(within(card).queryByText('What it is for.') !== null).toBe('logo' in given)
  const logos = within(screen.getByRole('article', { name: 'Alder' })).queryAllByRole('img')
  expect(logos).toHaveLength('logo' in given ? 0 : 1)
})

test('no two cards share an id, even with similar titles [G2]', () => {
  for (const title of ['Foo', 'Foo title', 'Title Foo', 'Facts Foo']) show(plantProject(title))
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a card links to its project and, without scripts, to its details, in any alphabet [G6]', () => {
  const card = show({ ...plantProject('Alder'), slug: 'žluť-漢' })
  const address = new URL(card.getAttribute('href') ?? '', 'https://example.org/projects')
  expect(address.searchParams.get('project')).toBe('žluť-漢')
  const details = document.getElementById(decodeURIComponent(address.hash.slice(1)))
  expect(details).toBe(screen.getByRole('article', { name: 'Alder' }))
})

test('a touch does not show the overlay [G2]', () => {
  const card = show()
  fireEvent.pointerMove(card, { pointerType: 'touch' })
  expect(card).not.toHaveAttribute('data-hovered')
})

test('a press ends the hover state, because the dialog then covers the card [G3]', () => {
  const card = show()
  fireEvent.pointerMove(card, { pointerType: 'mouse' })
  expect(card).toHaveAttribute('data-hovered')
  fireEvent.click(card)
  expect(card).not.toHaveAttribute('data-hovered')
})

test('a press or Space with a key held is left to the browser [G3]', () => {
  const card = show()
  card.addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent.click(card, { ctrlKey: true })
  expect(fireEvent.keyDown(card, { key: ' ', shiftKey: true })).toBe(true)
  expect(onOpen).not.toHaveBeenCalled()
  expect(fireEvent.keyDown(card, { key: ' ' })).toBe(false)
  expect(onOpen).toHaveBeenCalledTimes(1)
})

test('hover, touch and focus announce intent and open nothing [G3]', () => {
  const card = show()
  for (const event of [fireEvent.pointerEnter, fireEvent.focus]) event(card)
  expect(onIntent).toHaveBeenCalledTimes(2)
  expect(onOpen).not.toHaveBeenCalled()
})

const { code, demo, website } = words.projectLinks
const github_link = 'https://example.org/code/beech'
const video_link = 'https://example.org/video?a=1&b="2"'
const website_link = 'https://example.org/site'

test.each([
  [{}, [code], [github_link]],
  [{ video_link }, [code, demo], [github_link, video_link]],
  [{ website_link }, [code, website], [github_link, website_link]],
])('with %j the buttons are %j [G3]', (given, names, hrefs) => {
  render(plantProject('Beech', given).links)
  const links = screen.getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(names.map((name) => inNewTab(name)))
  expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs)
})

test('the details are bullet points in order, then the description, then the footer [G3]', () => {
  const given = { bulletpoints: ['Point', 'Point', 'Other'], description: 'The text.', footer: 'The end.' }
  const { container } = render(plantProject('Beech', given).details)
  const points = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(points.map(({ textContent }) => textContent)).toEqual(given.bulletpoints)
  expect(container.textContent).toBe('PointPointOtherThe text.The end.')
  // Without bullet points there is no empty list.
  expect(render(plantProject('Beech', { bulletpoints: [] }).details).container.children).toHaveLength(1)
})
