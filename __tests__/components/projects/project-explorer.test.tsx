import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { SEARCH_DEBOUNCE_MS } from '@/components/lib/constants'
import { counted } from '@/components/lib/counted'
import { ProjectExplorer } from '@/components/projects/project-explorer'
import type { ProjectView } from '@/components/projects/project-view'
import * as words from '@/content/words'
import { AtPath } from '../../support/at-path'
import { plantHeadlessNeeds, standAt } from '../../support/browser'
import {
  cardName,
  manyProjects,
  plantedProjects,
  plantedSortOptions,
  plantProject,
} from '../../support/projects'
import { renderOnServer } from '../../support/render-on-server'

// The frame between a press and its effect is tested by itself (after-paint.test.ts).
jest.mock('@/components/lib/after-paint', () => ({ afterPaint: (run: () => void) => run() }))

// What a project opens is the gallery's business.
jest.mock('@/components/projects/project-dialog', () => ({
  ProjectDialog: ({ project }: { project: { title: string } | null }) => project && `Open: ${project.title}`,
}))

const at = (projects: ProjectView[]) => (
  <AtPath path="/projects">
    <ProjectExplorer
      projects={projects}
      sortOptions={plantedSortOptions}
      words={{ tools: words.explorerTools, results: words.results, gallery: words }}
    />
  </AtPath>
)

const strict = (projects: ProjectView[]) => <StrictMode>{at(projects)}</StrictMode>

function show(search = '', projects = plantedProjects) {
  standAt(`/projects${search}`)
  plantHeadlessNeeds()
  return render(strict(projects))
}

const cards = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const box = () => screen.getByRole('searchbox')
const type = (text: string) => fireEvent.change(box(), { target: { value: text } })
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))
const count = () => screen.getByRole('status').textContent
const newToOld = ['Amber Walk', 'Cedar Walk', 'Walnut Press', 'Birch']

/** The address changes as Back and Forward change it. */
function arriveAt(search: string): void {
  standAt(`/projects${search}`)
  act(() => void window.dispatchEvent(new window.PopStateEvent('popstate')))
}

afterEach(() => {
  delete document.documentElement.dataset.pending
})

test('G7 at first it is empty, All, new to old', () => {
  show()
  expect(box()).toHaveValue('')
  expect(
    screen.getByRole('button', { name: `${words.explorerTools.type} ${words.explorerTools.allTypes}` }),
  ).toBeInTheDocument()
  expect(
    screen.getByRole('button', { name: `${words.explorerTools.sort} Newest planted` }),
  ).toBeInTheDocument()
  expect(cards()).toEqual(newToOld)
  expect(window.location.search).toBe('')
})

test('G10 the first order of the owner holds until another is chosen', () => {
  standAt('/projects?sort=option1')
  render(
    <AtPath path="/projects">
      <ProjectExplorer
        projects={plantedProjects}
        sortOptions={plantedSortOptions.slice(1)}
        words={{ tools: words.explorerTools, results: words.results, gallery: words }}
      />
    </AtPath>,
  )
  expect(cards()).toEqual(['Birch', 'Walnut Press', 'Amber Walk', 'Cedar Walk'])
  expect(
    screen.getByRole('button', { name: `${words.explorerTools.sort} Oldest planted` }),
  ).toBeInTheDocument()
})

test('G11 a shared address shows its view', () => {
  show('?q=WALK&type=Web&sort=option2')
  expect(box()).toHaveValue('WALK')
  expect(screen.getByRole('button', { name: `${words.explorerTools.type} Web` })).toBeInTheDocument()
  expect(
    screen.getByRole('button', { name: `${words.explorerTools.sort} Oldest planted` }),
  ).toBeInTheDocument()
  expect(cards()).toEqual(['Cedar Walk'])
})

test('G11 bad values fall back, and hostile ones break nothing', () => {
  show('?type=__proto__&sort=constructor&q=%00')
  expect(
    screen.getByRole('button', { name: `${words.explorerTools.type} ${words.explorerTools.allTypes}` }),
  ).toBeInTheDocument()
  expect(
    screen.getByRole('button', { name: `${words.explorerTools.sort} Newest planted` }),
  ).toBeInTheDocument()
  expect(cards()).toEqual([])
  expect(screen.getByText(words.results.none)).toBeInTheDocument()
})

test('G11 the build writes all projects, whatever the address, and hydration finds them', async () => {
  standAt('/projects?type=Game')
  const html = await renderOnServer(at(plantedProjects))
  for (const title of newToOld) expect(html).toContain(title)
})

test('G11 the mark that keeps the unfiltered list back goes with the first true one', () => {
  document.documentElement.dataset.pending = ''
  show('?type=Game')
  expect(document.documentElement.dataset.pending).toBeUndefined()
})

test.each([
  ['', counted(words.results.all, 4)],
  ['?q=walk', counted(words.results.some, 4, { shown: 2 })],
  ['?q=nothing', counted(words.results.some, 4, { shown: 0 })],
])('G12 at "%s" it announces %s', (search, words) => {
  show(search)
  expect(count()).toBe(words)
})

test('G8 G9 G10 a list is filtered, sorted and whole again', () => {
  const many = manyProjects(80)
  const titles = many.map(({ title }) => title)
  show('', many)
  const whole = screen.getByRole('link', { name: cardName('Project 1') }).closest('li')?.innerHTML
  expect(cards()).toEqual(titles)
  arriveAt('?sort=option2')
  expect(cards()).toEqual(titles.toReversed())
  arriveAt('?type=Game')
  expect(cards()).toEqual(titles.filter((_, i) => i % 3 === 0))
  arriveAt('?q=project 7')
  expect(cards()).toEqual(titles.filter((title) => title.startsWith('Project 7')))
  arriveAt('')
  expect(cards()).toEqual(titles)
  expect(screen.getByRole('link', { name: cardName('Project 1') }).closest('li')?.innerHTML).toBe(whole)
})

test('an owner who adds or takes away a project sees it at once, whatever was sorted', () => {
  const { rerender } = show('?sort=option2')
  expect(cards()).toEqual(['Birch', 'Walnut Press', 'Amber Walk', 'Cedar Walk'])
  const changed = [...plantedProjects.slice(1), plantProject('Dogwood', { createdAt: '2022-01' })]
  rerender(strict(changed))
  expect(cards()).toEqual(['Dogwood', 'Birch', 'Amber Walk', 'Cedar Walk'])
})

test('G6 a project that the filters do not show opens all the same', async () => {
  show('?q=amber&project=birch')
  expect(cards()).toEqual(['Amber Walk'])
  await screen.findByText('Open: Birch')
})

test('G12 a list of one is announced in the singular', () => {
  standAt('/projects')
  render(at(plantedProjects.slice(0, 1)))
  expect(count()).toBe(counted(words.results.all, 1))
})

test('an owner without projects has a screen all the same', () => {
  standAt('/projects')
  render(at([]))
  expect(count()).toBe(counted(words.results.all, 0))
})

test('G12 without a result there is no list', () => {
  show('?q=nothing-of-the-kind')
  expect(screen.queryAllByRole('list')).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: words.results.clear }))
  expect(screen.getAllByRole('list').length).toBeGreaterThan(0)
})

test('G12 the button clears search, type and order, and the focus stays in the results', () => {
  show('?q=nothing&type=Web&sort=option3')
  const clear = screen.getByRole('button', { name: words.results.clear })
  clear.focus()
  fireEvent.click(clear)
  expect(cards()).toEqual(newToOld)
  expect(box()).toHaveValue('')
  expect(window.location.search).toBe('')
  expect(screen.queryByText(words.results.none)).toBeNull()
  expect(screen.getByRole('status')).toHaveFocus()
})

test('G9 choosing a type filters, and G11 stands in the address without a new history entry', async () => {
  const user = userEvent.setup()
  show('?utm=x')
  const entries = window.history.length
  await user.click(
    screen.getByRole('button', { name: `${words.explorerTools.type} ${words.explorerTools.allTypes}` }),
  )
  await screen.findByRole('listbox')
  await user.click(screen.getByRole('option', { name: 'Web' }))
  expect(cards()).toEqual(['Cedar Walk', 'Walnut Press'])
  expect(window.location.search).toBe('?utm=x&type=Web')
  expect(window.history.length).toBe(entries)
})

describe('search', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('G8 it applies when typing has paused for 500 ms, and G11 stands in the address then', () => {
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

  test('G8 clearing drops the search still to come', () => {
    show('?q=nothing')
    type('walk')
    fireEvent.click(screen.getByRole('button', { name: words.results.clear }))
    pass(SEARCH_DEBOUNCE_MS * 2)
    expect(window.location.search).toBe('')
    expect(cards()).toEqual(newToOld)
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

  test('G11 Back and Forward restore the box with the results', () => {
    show('?q=walk')
    type('birch')
    pass(SEARCH_DEBOUNCE_MS)
    expect(cards()).toEqual(['Birch'])
    arriveAt('?q=walk')
    expect(cards()).toEqual(['Amber Walk', 'Cedar Walk'])
    expect(box()).toHaveValue('walk')
  })

  test('G11 Back drops a search that was still to come', () => {
    show()
    type('birch')
    arriveAt('?q=walk')
    pass(SEARCH_DEBOUNCE_MS * 2)
    expect(window.location.search).toBe('?q=walk')
    expect(cards()).toEqual(['Amber Walk', 'Cedar Walk'])
  })

  test('leaving the screen drops the search still to come', () => {
    const { unmount } = show()
    type('walk')
    unmount()
    pass(SEARCH_DEBOUNCE_MS * 2)
    expect(window.location.search).toBe('')
  })
})
