import { act, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { ProjectGallery } from '@/components/projects/project-gallery'
import * as words from '@/content/words'
import { AtPath } from '../../support/at-path'
import { plantHeadlessNeeds, plantScrolling, standAt } from '../../support/browser'
import { cardName, plantedProjects } from '../../support/projects'

// The frame between a press and its effect is tested by itself (after-paint.test.ts).
jest.mock('@/components/lib/after-paint', () => ({ afterPaint: (run: () => void) => run() }))

let mockLost = true
jest.mock('@/components/projects/project-dialog', () => {
  if (mockLost) throw new Error('The file is gone since the last deploy.')
  return jest.requireActual('@/components/projects/project-dialog')
})

const details = (name: string) => screen.getByRole('article', { name, hidden: true })
const open = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('link', { name: cardName(name) }), { detail: 1 }))

test('G3 when the dialog cannot be loaded, the details open below the card, and the next press tries again', async () => {
  standAt('/projects')
  plantHeadlessNeeds()
  const { scrollIntoView } = plantScrolling()
  render(
    <StrictMode>
      <AtPath path="/projects">
        <ProjectGallery words={words} projects={plantedProjects} />
      </AtPath>
    </StrictMode>,
  )
  await act(async () => void fireEvent.pointerEnter(screen.getByRole('link', { name: cardName('Birch') })))
  expect(details('Birch')).not.toHaveAttribute('data-expanded')

  await open('Birch')
  expect(details('Birch')).toHaveAttribute('data-expanded')
  expect(details('Birch')).not.toHaveAttribute('data-live')
  expect(details('Amber Walk')).not.toHaveAttribute('data-expanded')
  expect(scrollIntoView).toHaveBeenCalledWith('card-birch', { block: 'start' })
  expect(window.location.search).toBe('?project=birch')

  mockLost = false
  await open('Amber Walk')
  expect(await screen.findByRole('dialog')).toHaveAccessibleName('Amber Walk')
  // The dialog shows them now: a second copy behind it would stay when it closes.
  expect(details('Amber Walk')).not.toHaveAttribute('data-expanded')
})
