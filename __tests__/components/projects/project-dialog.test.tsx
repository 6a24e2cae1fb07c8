import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { formatMonth } from '@/components/lib/month'
import { filled } from '@/components/lib/words'
import { ProjectDialog } from '@/components/projects/project-dialog'
import type { ProjectView } from '@/components/projects/project-view'
import { toastStore } from '@/components/ui/toast-store'
import * as words from '@/content/words'
import { plant, plantHeadlessNeeds, standAt } from '../../support/browser'
import { plantPicture, plantProject } from '../../support/projects'

const onClose = jest.fn()

function Opened({ project }: { project: ProjectView }) {
  const [open, setOpen] = useState(true)
  return (
    <ProjectDialog
      words={words}
      project={open ? project : null}
      onClose={() => {
        onClose()
        setOpen(false)
      }}
    />
  )
}

async function show(given: Parameters<typeof plantProject>[1] = {}) {
  onClose.mockClear()
  plantHeadlessNeeds()
  const project = plantProject('Alder', given)
  render(
    <StrictMode>
      <Opened project={project} />
    </StrictMode>,
  )
  await waitFor(() => expect(document.querySelector('[data-transition]')).toBeNull())
  return userEvent.setup()
}

const dialog = (name = 'Alder') => screen.getByRole('dialog', { name })
const larger = () => screen.findByRole('dialog', { name: filled(words.dialog.viewer, { title: 'Alder' }) })
const largerGone = () =>
  waitFor(() =>
    expect(
      screen.queryByRole('dialog', { name: filled(words.dialog.viewer, { title: 'Alder' }), hidden: true }),
    ).toBeNull(),
  )

test('G3 it shows logo, title, type, month, bullet points, description, closing line and buttons', async () => {
  await show({
    type: 'CLI App',
    createdAt: '2025-01',
    footer: 'A closing line',
    video: 'https://example.org/v',
  })
  const { textContent } = dialog()
  for (const text of [
    'CLI App',
    formatMonth('2025-01'),
    'First fact of Alder',
    'Second fact of Alder',
    'Description of Alder.',
    'A closing line',
    words.projectLinks.code,
    words.projectLinks.demo,
  ]) {
    expect(textContent?.split(text)).toHaveLength(2)
  }
  expect(textContent).not.toContain(words.projectLinks.website)
  expect(
    within(dialog()).getByAltText(filled(words.projectPictures.logo, { title: 'Alder' })),
  ).toHaveAttribute('src', '/pictures/alder-logo.svg')
  expect(within(dialog()).getByText(formatMonth('2025-01'))).toHaveAttribute('datetime', '2025-01')
})

test('G5 the screenshots stand in a slider that does not move by itself', async () => {
  await show()
  const slider = screen.getByRole('region', { name: filled(words.dialog.screenshots, { title: 'Alder' }) })
  expect(within(slider).getAllByRole('group')).toHaveLength(2)
  expect(within(slider).queryByRole('button', { name: /Pause/ })).toBeNull()
})

test('G3 a project without a logo has none in its head', async () => {
  await show({ images: [], logo: null })
  expect(within(dialog()).queryByRole('img')).toBeNull()
})

test('G5 one screenshot has no controls, none has no slider', async () => {
  await show({ images: [] })
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Enlarge/ })).toBeNull()
})

test('G4 keys reach a body that has nothing else to focus, so that they scroll it', async () => {
  const user = await show({ images: [] })
  const body = within(dialog()).getByRole('group', { name: 'Alder' })
  expect(body).toHaveTextContent('Description of Alder.')
  screen.getByRole('button', { name: words.dialog.close }).focus()
  await user.tab()
  expect(body).toHaveFocus()
})

test.each<[string, (user: ReturnType<typeof userEvent.setup>) => Promise<void>]>([
  ['Escape', (user) => user.keyboard('{Escape}')],
  ['the Close button', (user) => user.click(screen.getByRole('button', { name: words.dialog.close }))],
  [
    'a press on the overlay',
    async (user) => {
      const place = document.querySelector('.dialog-place')
      if (!place) throw new Error('The dialog has no overlay.')
      await user.click(place)
    },
  ],
])('G4 %s closes it', async (_what, close) => {
  const user = await show()
  await close(user)
  expect(onClose).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('G4 a press inside does not close it, and the focus stays inside', async () => {
  const user = await show()
  await user.click(within(dialog()).getByText('Description of Alder.'))
  for (let i = 0; i < 12; i += 1) {
    await user.tab()
    expect(dialog()).toContainElement(document.activeElement as HTMLElement)
  }
  expect(onClose).not.toHaveBeenCalled()
})

test('G4 a screenshot opens larger above it, at its place; Escape closes the larger one alone', async () => {
  const user = await show()
  await user.click(screen.getByRole('button', { name: words.slider.next }))
  await user.click(
    screen.getByRole('button', { name: filled(words.dialog.enlarge, { picture: 'Picture alder-two' }) }),
  )
  const slides = within(await larger()).getAllByRole('group', { hidden: true })
  expect(slides.map((slide) => slide.hasAttribute('data-active'))).toEqual([false, true])
  await user.keyboard('{Escape}')
  await largerGone()
  expect(onClose).not.toHaveBeenCalled()
  expect(dialog()).toBeInTheDocument()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('G4 opened again at another screenshot it begins there', async () => {
  const user = await show()
  for (const [name, active] of [
    [filled(words.dialog.enlarge, { picture: 'Picture alder-two' }), [false, true]],
    [filled(words.dialog.enlarge, { picture: 'Picture alder-one' }), [true, false]],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name }))
    const slides = within(await larger()).getAllByRole('group', { hidden: true })
    expect(slides.map((slide) => slide.hasAttribute('data-active'))).toEqual(active)
    await user.keyboard('{Escape}')
    // No wait for it to be gone: who presses while it leaves sees what was pressed all the same.
    await waitFor(() =>
      expect(
        screen.queryByRole('dialog', { name: filled(words.dialog.viewer, { title: 'Alder' }) }),
      ).toBeNull(),
    )
  }
})

test('G4 in the larger view the words of a picture stand below it, once', async () => {
  await show()
  fireEvent.click(
    screen.getByRole('button', { name: filled(words.dialog.enlarge, { picture: 'Picture alder-one' }) }),
  )
  const view = within(await larger())
  expect(view.getByText('Picture alder-one')).toBeInTheDocument()
  expect(view.queryByAltText('Picture alder-one')).toBeNull()
})

test('W2 the link of the project is copied as it stands in the address', async () => {
  const writeText = jest.fn(async () => {})
  const user = await show()
  plant(navigator, 'clipboard', { writeText })
  standAt('/projects?project=alder')
  await user.click(screen.getByRole('button', { name: words.dialog.copyLink }))
  expect(writeText).toHaveBeenCalledWith('http://localhost/projects?project=alder')
  await waitFor(() =>
    expect(toastStore.read().map(({ text }) => text)).toEqual([
      filled(words.dialog.linkCopied, { title: 'Alder' }),
    ]),
  )
})

test('a screenshot that stands in the list twice is shown twice', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {})
  const shot = plantPicture('same')
  await show({ images: [shot, shot] })
  expect(dialog().querySelectorAll('.slide')).toHaveLength(2)
  expect(complaint).not.toHaveBeenCalled()
})
