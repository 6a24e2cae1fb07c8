import { fireEvent, render, screen, within } from '@testing-library/react'
import { StrictMode } from 'react'
import '@/__tests__/support/browser'
import { plantProject } from '@/__tests__/support/projects'
import { AtPath } from '@/__tests__/support/render'
import { ProjectDialog } from '@/components/projects/project-dialog'
import { getCardId } from '@/components/projects/project-view'
import { formatMonth } from '@/components/text/dates'
import { format } from '@/components/text/format'
import * as words from '@/content/words'

function show(given: Parameters<typeof plantProject>[1] = {}) {
  render(
    <StrictMode>
      <AtPath path="/">
        <ProjectDialog words={words} project={plantProject('Alder', given)} onClose={() => {}} />
      </AtPath>
    </StrictMode>,
  )
}

const dialog = () => screen.getByRole('dialog', { name: 'Alder' })

test('the dialog shows logo, type, month, footer and buttons once [G3]', () => {
  show({ type: 'CLI App', createdAt: '2025-01', footer: 'A closing line' })
  for (const text of ['CLI App', formatMonth('2025-01'), 'A closing line', words.projectLinks.code])
    expect(dialog().textContent?.split(text)).toHaveLength(2)
  const logo = format(words.projectPictures.logo, { title: 'Alder' })
  expect(within(dialog()).getByAltText(logo)).toHaveAttribute('src', '/pictures/alder-logo-660.webp')
})

test('without pictures the dialog has no slider, and its body is focusable for scrolling by keys [G4, G5]', () => {
  show({ src: [], logo: undefined })
  expect(within(dialog()).queryByRole('img')).toBeNull()
  expect(screen.queryByRole('region')).toBeNull()
  const body = within(dialog()).getByRole('group', { name: 'Alder' })
  expect(body).toHaveTextContent('Description of Alder.')
  expect(body).toHaveProperty('tabIndex', 0)
})

test('the larger view starts at the screenshot that was pressed, with its text below it, once, and follows the arrow keys [G4, W1]', async () => {
  show()
  const picture = 'Picture alder-two'
  fireEvent.click(screen.getByRole('button', { name: format(words.dialog.enlarge, { picture }) }))
  const name = format(words.dialog.viewer, { title: 'Alder' })
  const larger = within(await screen.findByRole('dialog', { name }))
  const slides = larger.getAllByRole('group', { hidden: true })
  const shown = () => slides.map((slide) => slide.hasAttribute('data-active'))
  expect(shown()).toEqual([false, true])
  expect(larger.getByText(picture)).toBeInTheDocument()
  expect(larger.queryByAltText(picture)).toBeNull()
  // Wherever the focus is in the dialog.
  fireEvent.keyDown(screen.getByRole('dialog', { name }), { key: 'ArrowRight' })
  expect(shown()).toEqual([true, false])
})

test('if a search has removed the card, closing moves the focus to the content [G3]', () => {
  const project = plantProject('Alder')
  const card = <button type="button" id={getCardId(project.slug)} />
  const content = <main id="content" tabIndex={-1} />
  const { rerender } = render(
    <AtPath path="/">
      {content}
      {card}
      <ProjectDialog key="dialog" words={words} project={project} onClose={() => {}} />
    </AtPath>,
  )
  rerender(<AtPath path="/">{content}</AtPath>)
  expect(screen.getByRole('main')).toHaveFocus()
})
