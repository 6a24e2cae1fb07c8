import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { StrictMode } from 'react'
import { SEARCH_DEBOUNCE_MS } from '@/components/lib/constants'
import { showScreen } from '@/components/lib/history'
import { ProjectExplorer } from '@/components/projects/project-explorer'
import * as words from '@/content/words'
import { AtPath } from '../../support/at-path'
import { standAt } from '../../support/browser'
import { plantedContent } from '../../support/content'
import { cardName, plantedProjects } from '../../support/projects'

// What a project opens is the gallery's business.
jest.mock('@/components/projects/project-dialog', () => ({ ProjectDialog: () => null }))
// Few projects are enough to test the tools with.
jest.mock('@/components/lib/density', () => ({
  ...jest.requireActual('@/components/lib/density'),
  TOOLS_FROM: 1,
}))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function show(search = '') {
  standAt(`/projects${search}`)
  showScreen(false)
  return render(
    <StrictMode>
      <AtPath path="/projects">
        <ProjectExplorer
          projects={plantedProjects}
          sortOptions={plantedContent().sortOptions}
          words={{ tools: words.explorerTools, results: words.results, gallery: words }}
        />
      </AtPath>
    </StrictMode>,
  )
}

const cards = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const box = () => within(screen.getByRole('search')).getByRole('searchbox')
const button = (name: string) => screen.getByRole('button', { name })
const type = (text: string) => fireEvent.change(box(), { target: { value: text } })
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))
const newToOld = ['Amber Walk', 'Cedar Walk', 'Walnut Press', 'Birch']

/** The address changes as Back and Forward change it. */
function arriveAt(search: string): void {
  standAt(`/projects${search}`)
  act(() => void window.dispatchEvent(new window.PopStateEvent('popstate')))
}

test('G2 a first view does not wait to be looked at for the pictures it begins with', () => {
  show()
  const pictures = [...document.querySelectorAll('.card-shot img')]
  const fetched = pictures.map((image) => [
    image.getAttribute('loading'),
    image.getAttribute('fetchpriority'),
  ])
  expect(fetched).toEqual([...Array(2).fill(['eager', 'high']), ...Array(2).fill(['lazy', null])])
})

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

test('G11 a project opened before the search applied takes the search along, so that Back finds it', async () => {
  show()
  type('walk')
  fireEvent.click(screen.getByRole('link', { name: cardName('Amber Walk') }), { detail: 1 })
  // The frame in which the press is answered comes before.
  await act(() => jest.advanceTimersByTimeAsync(20))
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

test('letters that an input method has yet to finish filter nothing [G8]', () => {
  show()
  fireEvent.compositionStart(box())
  type('w')
  pass(SEARCH_DEBOUNCE_MS * 3)
  expect(window.location.search).toBe('')
  expect(cards()).toEqual(newToOld)
  type('walk')
  fireEvent.compositionEnd(box())
  pass(SEARCH_DEBOUNCE_MS)
  expect(window.location.search).toBe('?q=walk')
})

test('while Back to another screen is loading, typing is not written into its address [G11]', () => {
  show('?type=Web')
  standAt('/')
  act(() => void window.dispatchEvent(new window.PopStateEvent('popstate')))
  type('walk')
  pass(SEARCH_DEBOUNCE_MS * 2)
  expect(window.location.search).toBe('')
  expect(cards()).toEqual(['Cedar Walk', 'Walnut Press'])
})

test('G8 leaving the screen drops the search still to come', () => {
  const { unmount } = show()
  type('walk')
  unmount()
  pass(SEARCH_DEBOUNCE_MS * 2)
  expect(window.location.search).toBe('')
})
