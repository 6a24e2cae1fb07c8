import { render, screen, within } from '@testing-library/react'
import '@/__tests__/support/browser'
import { plantProject } from '@/__tests__/support/projects'
import { AtPath } from '@/__tests__/support/render'
import { ProjectDialog } from '@/components/projects/project-dialog'
import { getCardId } from '@/components/projects/project-view'
import * as words from '@/content/words'

test('without pictures the dialog has no slider, and its body is focusable for scrolling by keys [G4, G5]', () => {
  const project = plantProject('Alder', { src: [], logo: undefined })
  render(
    <AtPath path="/">
      <ProjectDialog words={words} project={project} onClose={() => {}} />
    </AtPath>,
  )
  const dialog = within(screen.getByRole('dialog', { name: 'Alder' }))
  for (const role of ['img', 'region']) expect(dialog.queryByRole(role)).toBeNull()
  const body = dialog.getByRole('group', { name: 'Alder' })
  expect(body).toHaveTextContent('Description of Alder.')
  expect(body).toHaveProperty('tabIndex', 0)
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
