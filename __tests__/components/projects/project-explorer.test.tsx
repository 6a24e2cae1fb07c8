import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { SEARCH_DEBOUNCE_MS, SEARCH_MAX_LENGTH } from '@/components/lib/constants'
import { counted } from '@/components/lib/counted'
import { GoBack } from '@/components/projects/go-back'
import { ProjectExplorer } from '@/components/projects/project-explorer'
import * as words from '@/content/words'
import { AtPath } from '../../support/at-path'
import { plant, plantHeadlessNeeds, standAt } from '../../support/browser'
import { cardName, plantedProjects, plantedSortOptions } from '../../support/projects'

// The frame between a press and its effect is tested by itself (after-paint.test.ts).
jest.mock('@/components/lib/after-paint', () => ({ afterPaint: (run: () => void) => run() }))

// What a project opens is the gallery's business.
jest.mock('@/components/projects/project-dialog', () => ({ ProjectDialog: () => null }))

function show(search = '', { projects = plantedProjects, sortOptions = plantedSortOptions } = {}) {
  standAt(`/projects${search}`)
  plantHeadlessNeeds()
  return render(
    <StrictMode>
      <AtPath path="/projects">
        <ProjectExplorer
          projects={projects}
          sortOptions={sortOptions}
          words={{ tools: words.explorerTools, results: words.results, gallery: words }}
        />
      </AtPath>
    </StrictMode>,
  )
}

const { type: typeLabel, sort: sortLabel, allTypes, searchHint } = words.explorerTools
const cards = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const box = () => within(screen.getByRole('search')).getByRole('searchbox', { name: searchHint })
const button = (name: string) => screen.getByRole('button', { name })
const type = (text: string) => fireEvent.change(box(), { target: { value: text } })
const newToOld = ['Amber Walk', 'Cedar Walk', 'Walnut Press', 'Birch']

/** The address changes as Back and Forward change it. */
function arriveAt(search: string): void {
  standAt(`/projects${search}`)
  act(() => void window.dispatchEvent(new window.PopStateEvent('popstate')))
}

test('G7 G11 a shared address shows its view, with a box that takes no more than a search may be', () => {
  show('?q=WALK&type=Web&sort=option2')
  expect(box()).toHaveValue('WALK')
  expect(box()).toHaveAttribute('maxlength', String(SEARCH_MAX_LENGTH))
  expect(button(`${typeLabel} Web`)).toBeInTheDocument()
  expect(button(`${sortLabel} Oldest planted`)).toBeInTheDocument()
  expect(cards()).toEqual(['Cedar Walk'])
})

test('G10 the first order of the owner holds until another is chosen, and one that is left out is not to be had', () => {
  show('?sort=option1', { sortOptions: plantedSortOptions.slice(1) })
  expect(cards()).toEqual(['Birch', 'Walnut Press', 'Amber Walk', 'Cedar Walk'])
  expect(button(`${sortLabel} Oldest planted`)).toBeInTheDocument()
})

test('G9 All takes the type out of the address again', async () => {
  show('?type=Web')
  const user = userEvent.setup()
  await user.click(button(`${typeLabel} Web`))
  await user.click(await screen.findByRole('option', { name: allTypes }))
  expect(window.location.search).toBe('')
  expect(cards()).toEqual(newToOld)
})

test.each([
  ['', 4, 4, counted(words.results.all, 4)],
  ['?q=walk', 4, 2, counted(words.results.some, 4, { shown: 2 })],
  ['?q=nothing', 4, 0, counted(words.results.some, 4, { shown: 0 })],
  ['', 1, 1, counted(words.results.all, 1)],
  ['', 0, 0, counted(words.results.all, 0)],
])('G12 at "%s" of %d projects %d are shown, which it announces', (search, all, shown, announced) => {
  show(search, { projects: plantedProjects.slice(0, all) })
  expect(cards()).toHaveLength(shown)
  expect(screen.getByRole('status')).toHaveTextContent(announced)
  // An empty list would be announced too.
  expect(screen.queryAllByRole('list').length > 0).toBe(shown > 0)
})

test('G7 Go Back goes one step back in history, and asks for no new one', () => {
  const push = jest.fn()
  const back = jest.fn()
  plant(window, 'history', { length: 2, back })
  render(
    <AtPath path="/projects" push={push}>
      <GoBack>Back</GoBack>
    </AtPath>,
  )
  fireEvent.click(screen.getByRole('link', { name: 'Back' }))
  expect(back).toHaveBeenCalledTimes(1)
  expect(push).not.toHaveBeenCalled()
})

describe('search', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))

  test('G8 it applies when typing has paused for 500 ms, G11 stands in the address then, and leaves the box alone', () => {
    show()
    type('w')
    pass(499)
    type(' walk ')
    pass(499)
    expect(cards()).toEqual(newToOld)
    expect(window.location.search).toBe('')
    pass(1)
    expect(cards()).toEqual(['Amber Walk', 'Cedar Walk'])
    expect(window.location.search).toBe('?q=walk')
    expect(box()).toHaveValue(' walk ')
  })

  test('G8 Enter applies it at once, and nothing follows', () => {
    show()
    type('walk')
    fireEvent.submit(box())
    expect(cards()).toEqual(['Amber Walk', 'Cedar Walk'])
    expect(jest.getTimerCount()).toBe(0)
  })

  test('G11 a project opened before the search applied takes the search along, so that Back finds it', async () => {
    show()
    type('walk')
    const card = screen.getByRole('link', { name: cardName('Amber Walk') })
    await act(async () => void fireEvent.click(card, { detail: 1 }))
    expect(window.location.search).toBe('?q=walk&project=amber-walk')
    pass(SEARCH_DEBOUNCE_MS * 2)
    expect(window.location.search).toBe('?q=walk&project=amber-walk')
  })

  test.each<[string, string, () => void]>([
    ['Back', '?q=walk', () => arriveAt('?q=walk')],
    ['Clear filters', '', () => fireEvent.click(button(words.results.clear))],
  ])('G8 G11 %s puts its own search into the box, and drops the one still to come', (_what, search, go) => {
    show('?q=nothing')
    type('birch')
    go()
    pass(SEARCH_DEBOUNCE_MS * 2)
    expect(window.location.search).toBe(search)
    expect(box()).toHaveValue(search.replace('?q=', ''))
    expect(cards()).toEqual(search ? ['Amber Walk', 'Cedar Walk'] : newToOld)
  })

  test('G8 leaving the screen drops the search still to come', () => {
    const { unmount } = show()
    type('walk')
    unmount()
    pass(SEARCH_DEBOUNCE_MS * 2)
    expect(window.location.search).toBe('')
  })
})
