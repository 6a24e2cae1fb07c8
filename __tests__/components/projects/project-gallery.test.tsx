import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { ProjectGallery } from '@/components/projects/project-gallery'
import * as words from '@/content/words'
import { AtPath } from '../../support/at-path'
import { plantHeadlessNeeds, plantScrolling, standAt } from '../../support/browser'
import { cardName, plantedProjects } from '../../support/projects'

// The frame between a press and its effect is tested by itself (after-paint.test.ts).
jest.mock('@/components/lib/after-paint', () => ({ afterPaint: (run: () => void) => run() }))

// The code of the dialog is fetched once: the test that goes without it comes first.
let mockLost = true
jest.mock('@/components/projects/project-dialog', () => {
  if (mockLost) throw new Error('The file is gone since the last deploy.')
  return jest.requireActual('@/components/projects/project-dialog')
})

function show(address = '/projects') {
  standAt(address)
  plantHeadlessNeeds()
  const { scrollIntoView } = plantScrolling()
  render(
    <StrictMode>
      <AtPath path="/projects">
        <ProjectGallery words={words} projects={plantedProjects} early={1} />
      </AtPath>
    </StrictMode>,
  )
  return { scrollIntoView }
}

const details = (name: string) => screen.getByRole('article', { name, hidden: true })
const open = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('link', { name: cardName(name) }), { detail: 1 }))

test('G3 when the dialog cannot be loaded, the details open below the card, and the next press tries again', async () => {
  const { scrollIntoView } = show()
  await act(async () => void fireEvent.pointerEnter(screen.getByRole('link', { name: cardName('Birch') })))
  expect(details('Birch')).not.toHaveAttribute('data-expanded')

  await open('Birch')
  expect(details('Birch')).toHaveAttribute('data-expanded')
  expect(details('Amber Walk')).not.toHaveAttribute('data-expanded')
  expect(scrollIntoView).toHaveBeenCalledWith('card-birch', { block: 'start' })

  mockLost = false
  await open('Amber Walk')
  expect(await screen.findByRole('dialog')).toHaveAccessibleName('Amber Walk')
  // The dialog shows them now: a second copy behind it would stay when it closes.
  expect(details('Amber Walk')).not.toHaveAttribute('data-expanded')
})

test('G6 what a shared address opened is closed by replacing the entry', async () => {
  show('/projects?project=birch&type=Desktop')
  await screen.findByRole('dialog')
  const entries = window.history.length
  fireEvent.click(screen.getByRole('button', { name: words.dialog.close }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.location.search).toBe('?type=Desktop')
  expect(window.history.length).toBe(entries)
})

test('a first view does not wait to be looked at for the pictures it begins with', () => {
  show()
  const loading = [...document.querySelectorAll('.card-shot img')].map((image) =>
    image.getAttribute('loading'),
  )
  expect(loading).toEqual(['eager', ...plantedProjects.slice(1).map(() => 'lazy')])
})
