import { fireEvent, render, screen, within } from '@testing-library/react'
import '@/__tests__/support/browser'
import { plantProject } from '@/__tests__/support/projects'
import { inNewTab } from '@/__tests__/support/words'
import { ProjectCard } from '@/components/projects/project-card'
import type { ProjectView } from '@/components/projects/project-view'
import { formatMonth } from '@/components/text/dates'
import * as words from '@/content/words'

const onOpen = jest.fn()
const onIntent = jest.fn()

function show(project: ProjectView = plantProject('Alder')) {
  jest.clearAllMocks()
  const { container } = render(
    <ProjectCard project={project} sizes="90vw" isLoading={false} onOpen={onOpen} onIntent={onIntent} />,
  )
  return { link: screen.getByRole('link', { name: project.title }), card: container.firstElementChild }
}

test.each([
  ['its first screenshot', {}, /^\/pictures\/alder-one-660.webp$/],
  ['its logo without a screenshot', { src: [] }, /^\/pictures\/alder-logo-660.webp$/],
  ['a cover without either', { src: [], logo: undefined }, undefined],
])(
  'a card shows %s, with its purpose, techniques, type and date, each once [G2]',
  (_what, given, address) => {
    const facts = {
      type: 'CLI App',
      createdAt: '2025-01',
      stack: ['Go', 'C++'],
      description: 'What it is for.',
    }
    const { card } = show(plantProject('Alder', { ...given, ...facts }))
    const pictures = [...(card?.querySelectorAll('img') ?? [])].map((image) => image.getAttribute('src'))
    expect(pictures).toEqual(address ? [expect.stringMatching(address)] : [])
    // The style sheet puts the title over the picture.
    expect(card?.querySelector('[data-title="Alder"]')).toBeInTheDocument()
    for (const text of ['Alder', 'What it is for.', 'Go · C++', 'CLI App', formatMonth('2025-01')])
      expect(card?.textContent?.split(text)).toHaveLength(2)
  },
)

test('a card is a link to the page of its project, in any alphabet [G14]', () => {
  const { link } = show({ ...plantProject('Alder'), slug: 'žluť-漢' })
  expect(link).toHaveAttribute('href', `/projects/${encodeURIComponent('žluť-漢')}`)
})

test('a touch does not show the overlay, and a press ends it, because the dialog then covers the card [G2, G3]', () => {
  const { link, card } = show()
  fireEvent.pointerMove(link, { pointerType: 'touch' })
  expect(card).not.toHaveAttribute('data-hovered')
  fireEvent.pointerMove(link, { pointerType: 'mouse' })
  expect(card).toHaveAttribute('data-hovered')
  fireEvent.click(link)
  expect(card).not.toHaveAttribute('data-hovered')
})

test('a press or Space with a key held is left to the browser [G14]', () => {
  const { link } = show()
  link.addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent.click(link, { ctrlKey: true })
  expect(fireEvent.keyDown(link, { key: ' ', shiftKey: true })).toBe(true)
  expect(onOpen).not.toHaveBeenCalled()
  expect(fireEvent.keyDown(link, { key: ' ' })).toBe(false)
  expect(onOpen).toHaveBeenCalledTimes(1)
})

test('hover, touch and focus announce intent and open nothing [G3]', () => {
  const { link } = show()
  for (const event of [fireEvent.pointerEnter, fireEvent.focus]) event(link)
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

test('the details are the description, then bullet points in order, techniques, and the footer [G3]', () => {
  const given = {
    bulletpoints: ['Point', 'Point', 'Other'],
    description: 'The text.',
    stack: ['Go', 'C++'],
    footer: 'The end.',
  }
  const { description, details } = plantProject('Beech', given)
  const { container } = render(
    <>
      {description}
      {details}
    </>,
  )
  const [points, techniques] = screen.getAllByRole('list')
  const itemsOf = (list?: HTMLElement) =>
    within(list as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect(itemsOf(points)).toEqual(given.bulletpoints)
  expect(itemsOf(techniques)).toEqual(given.stack)
  expect(container.textContent).toBe('The text.PointPointOtherGoC++The end.')
  // Without bullet points there is no empty list.
  expect(render(plantProject('Beech', { bulletpoints: [] }).details).container.children).toHaveLength(0)
})
