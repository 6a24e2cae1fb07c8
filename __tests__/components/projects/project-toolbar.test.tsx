import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SEARCH_MAX_LENGTH } from '@/components/lib/constants'
import { ProjectToolbar } from '@/components/projects/project-toolbar'
import * as words from '@/content/words'
import { plantHeadlessNeeds, plantSearchElement } from '../../support/browser'
import { plantedSortOptions } from '../../support/projects'
import { renderOnServer } from '../../support/render-on-server'

const told = { onSearch: jest.fn(), onSearchNow: jest.fn(), onType: jest.fn(), onSort: jest.fn() }

function show() {
  for (const tell of Object.values(told)) tell.mockClear()
  plantHeadlessNeeds()
  plantSearchElement()
  render(
    <ProjectToolbar
      words={words.explorerTools}
      search="wal"
      types={['Web', 'Game']}
      type="Game"
      sortOptions={plantedSortOptions}
      sort="option2"
      {...told}
    />,
  )
  return userEvent.setup()
}

const box = () => screen.getByRole('searchbox', { name: words.explorerTools.searchHint })

test('G7 it shows the search, the type and the order that hold', () => {
  show()
  expect(box().closest('search')).toBeInTheDocument()
  expect(box()).toHaveValue('wal')
  expect(screen.getByRole('button', { name: `${words.explorerTools.type} Game` })).toBeInTheDocument()
  expect(
    screen.getByRole('button', { name: `${words.explorerTools.sort} Oldest planted` }),
  ).toBeInTheDocument()
})

test('G8 what is typed is told letter by letter, and cut at its longest', () => {
  show()
  fireEvent.change(box(), { target: { value: 'walk' } })
  expect(told.onSearch.mock.calls).toEqual([['walk']])
  expect(box()).toHaveAttribute('maxlength', String(SEARCH_MAX_LENGTH))
})

test('G8 Enter applies the search at once and loads nothing', async () => {
  const user = show()
  await user.type(box(), '{Enter}')
  expect(told.onSearchNow).toHaveBeenCalledTimes(1)
})

test('G9 the types are All, then those given, in their order', async () => {
  const user = show()
  await user.click(screen.getByRole('button', { name: `${words.explorerTools.type} Game` }))
  await screen.findByRole('listbox')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    words.explorerTools.allTypes,
    'Web',
    'Game',
  ])
  await user.click(screen.getByRole('option', { name: words.explorerTools.allTypes }))
  expect(told.onType.mock.calls).toEqual([['']])
})

test('G10 the orders are the owner’s', async () => {
  const user = show()
  await user.click(screen.getByRole('button', { name: `${words.explorerTools.sort} Oldest planted` }))
  await screen.findByRole('listbox')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
    plantedSortOptions.map(({ label }) => label),
  )
  await user.click(screen.getByRole('option', { name: 'Kinds planted' }))
  expect(told.onSort.mock.calls).toEqual([['option3']])
})

test('G8 what was typed before React took over is told when it does', async () => {
  plantHeadlessNeeds()
  plantSearchElement()
  const toolbar = (search: string) => (
    <ProjectToolbar
      words={words.explorerTools}
      search={search}
      types={[]}
      type=""
      sortOptions={plantedSortOptions}
      sort="option1"
      {...told}
    />
  )
  for (const [typed, calls] of [
    ['early', [['early']]],
    ['', []],
  ] as const) {
    for (const tell of Object.values(told)) tell.mockClear()
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = await renderOnServer(toolbar(''))
    within(container).getByRole<HTMLInputElement>('searchbox').value = typed
    const { unmount } = render(toolbar(''), { container, hydrate: true })
    expect(told.onSearch.mock.calls).toEqual(calls)
    unmount()
  }
})
