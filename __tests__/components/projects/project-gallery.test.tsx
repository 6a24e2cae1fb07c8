import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, StrictMode } from 'react'
import { ProjectGallery } from '@/components/projects/project-gallery'
import * as words from '@/content/words'
import { AtPath } from '../../support/at-path'
import { plantHeadlessNeeds, plantScrolling, standAt } from '../../support/browser'
import { cardName, plantedProjects } from '../../support/projects'
import { renderOnServer } from '../../support/render-on-server'

// The frame between a press and its effect is tested by itself (after-paint.test.ts).
jest.mock('@/components/lib/after-paint', () => ({ afterPaint: (run: () => void) => run() }))

const replace = jest.fn()

function show(address = '/projects', props: Partial<Parameters<typeof ProjectGallery>[0]> = {}) {
  replace.mockClear()
  standAt(address)
  plantHeadlessNeeds()
  plantScrolling()
  return render(
    <StrictMode>
      <AtPath path="/projects" replace={replace}>
        <ProjectGallery words={words} projects={plantedProjects} {...props} />
      </AtPath>
    </StrictMode>,
  )
}

const card = (name: string) => screen.getByRole('link', { name: cardName(name), hidden: true })
const dialog = () => screen.findByRole('dialog')
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const search = () => window.location.search

test('G1 the grid holds the projects in their order', () => {
  show()
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(titles).toEqual(plantedProjects.map(({ title }) => title))
})

test('the build opens nothing, whatever the address, and writes every text', async () => {
  standAt('/projects?project=birch')
  const html = await renderOnServer(
    <AtPath path="/projects">
      <ProjectGallery words={words} projects={plantedProjects} />
    </AtPath>,
  )
  expect(html).not.toContain('role="dialog"')
  for (const { title } of plantedProjects) {
    for (const text of [title, `Description of ${title}.`, `Second fact of ${title}`])
      expect(html).toContain(text)
  }
})

test('G3 a press opens the dialog of the project, and G6 gives it an address', async () => {
  const user = userEvent.setup()
  show('/projects?type=Web')
  await user.click(card('Walnut Press'))
  expect(within(await dialog()).getByRole('heading', { name: 'Walnut Press' })).toBeInTheDocument()
  expect(search()).toBe('?type=Web&project=walnut-press')
})

test('G6 Close goes back to the entry before, and G3 the focus returns to the card', async () => {
  const user = userEvent.setup()
  show('/projects?type=Web')
  await user.click(card('Walnut Press'))
  await dialog()
  await user.click(screen.getByRole('button', { name: words.dialog.close }))
  await gone()
  expect(search()).toBe('?type=Web')
  await waitFor(() => expect(card('Walnut Press')).toHaveFocus())
})

test('G4 Escape closes it', async () => {
  const user = userEvent.setup()
  show()
  await user.click(card('Birch'))
  await dialog()
  await user.keyboard('{Escape}')
  await gone()
  expect(search()).toBe('')
})

test('G6 Back closes it and Forward opens it again', async () => {
  const user = userEvent.setup()
  show()
  await user.click(card('Birch'))
  await dialog()
  act(() => window.history.back())
  await gone()
  act(() => window.history.forward())
  expect(await dialog()).toBeInTheDocument()
})

test('G6 a shared address opens it, and closing stays on the screen by replacing the entry', async () => {
  const user = userEvent.setup()
  show('/projects?project=birch&type=Desktop')
  await dialog()
  const entries = window.history.length
  await user.click(screen.getByRole('button', { name: words.dialog.close }))
  await gone()
  expect(search()).toBe('?type=Desktop')
  expect(window.history.length).toBe(entries)
})

test.each([
  'nope',
  '',
  '__proto__',
  'constructor',
  '%00',
  '%E0%A4%A',
  'BIRCH',
  encodeURIComponent('<script>'),
])('G6 the slug "%s" is unknown: it opens nothing and the address is cleaned', (slug) => {
  show(`/projects?project=${slug}&type=Web`)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(search()).toBe('?type=Web')
  expect(replace).not.toHaveBeenCalled()
})

test('G6 a project that only the other screen knows opens there', () => {
  show('/?project=cherry', { elsewhere: ['cherry'] })
  expect(replace.mock.calls).toContainEqual(['/projects?project=cherry'])
  expect(search()).toBe('?project=cherry')
})

test('G3 the focus goes to the fallback when the card is not shown', async () => {
  const user = userEvent.setup()
  const fallback = createRef<HTMLParagraphElement>()
  render(<p ref={fallback} tabIndex={-1} />)
  show('/projects?project=birch', { shown: plantedProjects.slice(0, 2), focusFallback: fallback })
  await dialog()
  await user.keyboard('{Escape}')
  await gone()
  await waitFor(() => expect(fallback.current).toHaveFocus())
})

test('G6 a second press before the dialog stands adds no second history entry', async () => {
  show()
  // Takes away what earlier tests went back from: a push over it would not be counted.
  window.history.pushState(null, '', '/projects')
  const before = window.history.length
  fireEvent.click(card('Birch'), { detail: 1 })
  fireEvent.click(card('Birch'), { detail: 2 })
  expect(window.history.length).toBe(before + 1)
  fireEvent.click(within(await dialog()).getByRole('button', { name: words.dialog.close }))
  await gone()
  expect(search()).toBe('')
})

test('G6 a second press on Close goes back once', async () => {
  standAt('/projects?before')
  window.history.pushState(null, '', '/projects')
  const user = userEvent.setup()
  show()
  await user.click(card('Birch'))
  const close = within(await dialog()).getByRole('button', { name: words.dialog.close })
  const back = jest.spyOn(window.history, 'back')
  fireEvent.click(close)
  fireEvent.click(close)
  expect(back).toHaveBeenCalledTimes(1)
  await gone()
  expect(search()).toBe('')
})

test('G6 after closing, another project opens and closes as the first did', async () => {
  const user = userEvent.setup()
  show()
  for (const title of ['Birch', 'Amber Walk', 'Birch']) {
    await user.click(card(title))
    expect(within(await dialog()).getByRole('heading', { name: title })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: words.dialog.close }))
    await gone()
    expect(search()).toBe('')
  }
})

test('a first view does not wait to be looked at for the pictures it begins with', () => {
  show('/projects', { early: 1 })
  const loading = [...document.querySelectorAll('.card-shot img')].map((image) =>
    image.getAttribute('loading'),
  )
  expect(loading).toEqual(['eager', ...plantedProjects.slice(1).map(() => 'lazy')])
})
