import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { StrictMode } from 'react'
import { setAddress } from '@/__tests__/support/browser'
import { plantedContent } from '@/__tests__/support/content'
import { plantProject } from '@/__tests__/support/projects'
import { AtPath } from '@/__tests__/support/render'
import { showScreen } from '@/components/frame/history'
import { ProjectExplorer } from '@/components/projects/project-explorer'
import { SEARCH_DEBOUNCE_MS } from '@/components/ui/constants'
import * as words from '@/content/words'

const older = ['Fir', 'Oak', 'Pine', 'Yew']

/** Enough projects for the tools (G7). */
const projects = [
  plantProject('Walnut Press', { createdAt: '2024-03' }),
  plantProject('Amber Walk', { createdAt: '2025-01' }),
  plantProject('Birch', { createdAt: '2023-11' }),
  plantProject('Cedar Walk', { createdAt: '2025-01' }),
  ...older.map((title) => plantProject(title, { createdAt: '2020' })),
]

beforeEach(() => jest.useFakeTimers())

function show(search = '') {
  setAddress(`/projects${search}`)
  showScreen('/projects')
  return render(
    <StrictMode>
      <AtPath path="/projects">
        <ProjectExplorer
          projects={projects}
          sizes="90vw"
          techniques={[]}
          types={[]}
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
const newToOld = ['Amber Walk', 'Cedar Walk', 'Walnut Press', 'Birch', ...older]

/** Changes the address as Back and Forward do. */
function arriveAt(search: string): void {
  setAddress(`/projects${search}`)
  act(() => void window.dispatchEvent(new window.PopStateEvent('popstate')))
}

test('the first pictures of the list load eagerly with high priority, the others lazily [G2]', () => {
  show()
  const priority = (picture: Element) =>
    ['loading', 'fetchpriority'].map((name) => picture.getAttribute(name))
  const [first, second, ...others] = [...document.images].map(priority)
  expect([first, second]).toEqual(Array(2).fill(['eager', 'high']))
  expect(others).toEqual(Array(6).fill(['lazy', null]))
})

test('a search applies and enters the address once typing has paused for 500 ms, and leaves the box as typed [G8, G11]', () => {
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

test.each<[string, string, () => void]>([
  ['Back', '?q=walk', () => arriveAt('?q=walk')],
  ['Clear filters', '', () => fireEvent.click(button(words.results.clear))],
])('%s replaces the search box and discards the pending search [G8, G11]', (_what, search, go) => {
  show('?q=nothing')
  type('birch')
  go()
  pass(SEARCH_DEBOUNCE_MS * 2)
  expect(window.location.search).toBe(search)
  expect(box()).toHaveValue(search.replace('?q=', ''))
  expect(cards()).toEqual(search ? ['Amber Walk', 'Cedar Walk'] : newToOld)
})
