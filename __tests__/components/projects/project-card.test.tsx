import { fireEvent, render, screen } from '@testing-library/react'
import '@/__tests__/support/browser'
import { plantProject } from '@/__tests__/support/projects'
import { ProjectCard } from '@/components/projects/project-card'
import type { ProjectView } from '@/components/projects/project-view'
import { formatMonth } from '@/components/text/dates'

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
    const facts = { type: 'CLI App', createdAt: '2025-01', description: 'What it is for.' }
    const { card } = show(plantProject('Alder', { ...given, ...facts, stack: ['Go', 'Visual Basic'] }))
    const pictures = [...(card?.querySelectorAll('img') ?? [])].map((image) => image.getAttribute('src'))
    expect(pictures).toEqual(address ? [expect.stringMatching(address)] : [])
    // A technique does not break within, nor after the dot before it.
    const techniques = 'Go ·\u00a0Visual\u00a0Basic'
    for (const text of ['Alder', 'What it is for.', techniques, 'CLI App', formatMonth('2025-01')])
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

test('a project shows its description, then bullet points, techniques and the footer [G3]', () => {
  const given = { bulletpoints: ['Point', 'Other'], stack: ['Go', 'C++'], footer: 'The end.' }
  const { description, details } = plantProject('Beech', { ...given, description: 'The text.' })
  const { container } = render(
    <>
      {description}
      {details}
    </>,
  )
  expect(container).toHaveTextContent('The text.PointOtherGoC++The end.')
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items).toEqual([...given.bulletpoints, ...given.stack])
})
