import { act, fireEvent, render, screen } from '@testing-library/react'
import { THEME_STORAGE_KEY } from '@/components/lib/constants'
import { chosenMode } from '@/components/site/inline/chosen-mode'
import { ThemeColor } from '@/components/site/theme-color'
import { ThemeProvider } from '@/components/site/theme-provider'
import { ThemeToggle } from '@/components/site/theme-toggle'
import { plant } from '../../support/browser'

type Mode = 'light' | 'dark'

const root = document.documentElement
const foreignValues = ['auto', 'my theme', '{"mode":"dark"}']

beforeEach(() => {
  jest.useFakeTimers()
  root.className = 'planted-font'
})
afterEach(() => {
  jest.useRealTimers()
  localStorage.clear()
})

/** Loads a page on a system in the given mode, with a value in the storage. */
function load(system: Mode, stored?: string): void {
  plant(window, 'matchMedia', (query: string) => ({
    matches: query.includes(system),
    addListener: () => {},
    removeListener: () => {},
  }))
  if (stored !== undefined) localStorage.setItem(THEME_STORAGE_KEY, stored)
  chosenMode(THEME_STORAGE_KEY)
  render(
    <ThemeProvider>
      <ThemeColor light="#ffffff" dark="#000000" />
      <ThemeToggle />
    </ThemeProvider>,
  )
}

/** What another tab of this origin has stored. */
function storeElsewhere(newValue: string): void {
  localStorage.setItem(THEME_STORAGE_KEY, newValue)
  const event = new StorageEvent('storage', { key: THEME_STORAGE_KEY, newValue })
  act(() => void window.dispatchEvent(event))
}

const press = () => fireEvent.click(screen.getByRole('button'))
const paint = () => act(() => void jest.runAllTimers())
const barColors = () =>
  new Set(
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map((meta) => meta.content),
  )

function expectMode(mode: Mode): void {
  expect([...root.classList]).toEqual(['planted-font', mode])
  expect([...barColors()]).toEqual([mode === 'light' ? '#ffffff' : '#000000'])
}

describe.each(foreignValues)('stored value %j of another site', (foreign) => {
  test.each<[Mode, Mode]>([
    ['light', 'dark'],
    ['dark', 'light'],
  ])('is ignored and kept on a %s system until the visitor chooses [C1]', (system, other) => {
    load(system, foreign)
    expectMode(system)
    expect(localStorage.getItem(THEME_STORAGE_KEY)).toBe(foreign)
    press()
    paint()
    expectMode(other)
    expect(localStorage.getItem(THEME_STORAGE_KEY)).toBe(other)
  })

  test('is ignored when another tab stores it [C1]', () => {
    load('light', 'dark')
    storeElsewhere(foreign)
    expectMode('dark')
    storeElsewhere('light')
    expectMode('light')
  })
})

test('two presses before a render count as two [C2]', () => {
  load('light')
  press()
  press()
  paint()
  expectMode('light')
  press()
  press()
  press()
  paint()
  expectMode('dark')
})
