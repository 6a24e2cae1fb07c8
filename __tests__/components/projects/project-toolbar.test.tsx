import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SEARCH_DEBOUNCE_MS, SEARCH_MAX_LENGTH } from '@/components/lib/constants'
import { ProjectToolbar } from '@/components/projects/project-toolbar'
import * as words from '@/content/words'
import { plantHeadlessNeeds } from '../../support/browser'
import { plantedSortOptions } from '../../support/projects'
import { renderOnServer } from '../../support/render-on-server'

const onChange = jest.fn()

const toolbar = (q: string) => (
  <ProjectToolbar
    words={words.explorerTools}
    types={['Web', 'Game']}
    sortOptions={plantedSortOptions}
    filters={{ q, type: 'Game', sort: 'option2' }}
    onChange={onChange}
  />
)

beforeEach(() => {
  onChange.mockClear()
  plantHeadlessNeeds()
})

/** Opens a list by its name and value, and chooses from it. */
async function choose(list: string, option: string) {
  const user = userEvent.setup()
  render(toolbar('wal'))
  await user.click(screen.getByRole('button', { name: list }))
  await screen.findByRole('listbox')
  const all = screen.getAllByRole('option').map(({ textContent }) => textContent)
  await user.click(screen.getByRole('option', { name: option }))
  return all
}

test('G7 it shows the search that holds, cut at its longest', () => {
  render(toolbar('wal'))
  const box = within(screen.getByRole('search')).getByRole('searchbox', {
    name: words.explorerTools.searchHint,
  })
  expect(box).toHaveValue('wal')
  expect(box).toHaveAttribute('maxlength', String(SEARCH_MAX_LENGTH))
})

test('G9 the types are All, then those given, in their order', async () => {
  const { type, allTypes } = words.explorerTools
  expect(await choose(`${type} Game`, allTypes)).toEqual([allTypes, 'Web', 'Game'])
  expect(onChange.mock.calls).toEqual([[{ type: '' }]])
})

test('G10 the orders are the owner’s', async () => {
  const labels = plantedSortOptions.map(({ label }) => label)
  expect(await choose(`${words.explorerTools.sort} Oldest planted`, 'Kinds planted')).toEqual(labels)
  expect(onChange.mock.calls).toEqual([[{ sort: 'option3' }]])
})

test('G8 what was typed before React took over is applied when it does', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = await renderOnServer(toolbar(''))
  const box = within(container).getByRole<HTMLInputElement>('searchbox')
  box.value = 'early'
  render(toolbar(''), { container, hydrate: true })
  expect(box).toHaveValue('early')
  fireEvent.submit(box)
  expect(onChange.mock.calls).toEqual([[{ q: 'early' }]])
})

test('G8 another search in the address replaces what is typed, and the same one leaves it alone', () => {
  jest.useFakeTimers()
  const { rerender } = render(toolbar(''))
  const box = screen.getByRole('searchbox')
  fireEvent.change(box, { target: { value: 'walk ' } })
  rerender(toolbar('walk'))
  expect(box).toHaveValue('walk ')
  rerender(toolbar('birch'))
  expect(box).toHaveValue('birch')
  jest.advanceTimersByTime(SEARCH_DEBOUNCE_MS)
  expect(onChange).not.toHaveBeenCalled()
  jest.useRealTimers()
})
