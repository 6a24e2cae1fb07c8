import { act, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { ThemeColor } from '@/components/site/theme-color'
import { ThemeProvider } from '@/components/site/theme-provider'
import { ThemeToggle } from '@/components/site/theme-toggle'
import { plant, plantMediaQueries } from '../../support/browser'
import { renderOnServer } from '../../support/render-on-server'

// The frame between a press and its effect is tested by itself (after-paint.test.ts).
jest.mock('@/components/lib/after-paint', () => ({ afterPaint: (run: () => void) => run() }))

const colors = { light: '#fafafa', dark: '#101010' }
const DARK = '(prefers-color-scheme: dark)'
const LIGHT = '(prefers-color-scheme: light)'

/** Hydrates what the build writes; rendered by the browser alone, the provider's own script would be refused. */
async function show() {
  const site = (
    <StrictMode>
      <ThemeProvider>
        <ThemeColor {...colors} />
        <ThemeToggle />
      </ThemeProvider>
    </StrictMode>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = await renderOnServer(site)
  return render(site, { container, hydrate: true })
}

const mode = () => ['light', 'dark'].filter((name) => document.documentElement.classList.contains(name))
const press = () => fireEvent.click(screen.getByRole('button'))

beforeEach(() => {
  window.localStorage.clear()
  document.documentElement.className = ''
})
afterEach(() => document.head.replaceChildren())

test('C1 it is dark where the system says nothing, and can be switched', async () => {
  plantMediaQueries([])
  await show()
  expect(mode()).toEqual(['dark'])
  press()
  expect(mode()).toEqual(['light'])
})

test('C1 it goes on following the system until the visitor chooses', async () => {
  const media = plantMediaQueries([DARK])
  await show()
  media.change(LIGHT)
  expect(mode()).toEqual(['light'])
  press()
  expect(mode()).toEqual(['dark'])
  media.change(DARK)
  media.change(LIGHT)
  expect(mode()).toEqual(['dark'])
})

test('C2 the choice survives a reload, under the key theme', async () => {
  plantMediaQueries([DARK])
  const { unmount } = await show()
  press()
  expect(window.localStorage.getItem('theme')).toBe('light')
  unmount()
  document.documentElement.className = ''
  await show()
  expect(mode()).toEqual(['light'])
})

test('C2 another open tab follows', async () => {
  plantMediaQueries([DARK])
  await show()
  act(() => {
    window.dispatchEvent(new window.StorageEvent('storage', { key: 'theme', newValue: 'light' }))
  })
  expect(mode()).toEqual(['light'])
})

test.each([
  [
    'throws on every use',
    () => {
      throw new Error('SecurityError')
    },
  ],
  [
    'is full',
    () => ({
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError')
      },
    }),
  ],
])('C2 with a storage that %s it still works for the visit', async (_what, storage) => {
  plantMediaQueries([DARK])
  plant(window, 'localStorage', undefined)
  Object.defineProperty(window, 'localStorage', { configurable: true, get: storage })
  await show()
  expect(mode()).toEqual(['dark'])
  press()
  expect(mode()).toEqual(['light'])
  press()
  expect(mode()).toEqual(['dark'])
})

test('C4 the browser’s own bars follow', async () => {
  plantMediaQueries([DARK])
  await show()
  const bars = () =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ content }) => content)
  expect(bars()).toEqual([colors.dark, colors.dark])
  press()
  expect(bars()).toEqual([colors.light, colors.light])
})
