/** @jest-environment jsdom */
import { chosenMode } from '@/components/site/inline/chosen-mode'
import { plant, plantMediaQueries } from '../../../support/browser'

const { classList } = document.documentElement

afterEach(() => {
  classList.remove('light', 'dark')
  localStorage.clear()
})

describe.each([
  ['light', ['(prefers-color-scheme: light)']],
  ['dark', ['(prefers-color-scheme: dark)']],
  // A browser whose system says nothing (C1).
  ['dark', []],
])('on a %s system', (system, matching) => {
  beforeEach(() => void plantMediaQueries(matching))

  test.each(['light', 'dark'])('C1 the mode that was chosen holds before anything is painted: %s', (mode) => {
    localStorage.setItem('theme', mode)
    chosenMode('theme')
    expect([...classList]).toEqual([mode])
  })

  test.each(['system', 'blue', ''])('C1 whoever chose "%s" gets the mode of the system', (mode) => {
    localStorage.setItem('theme', mode)
    chosenMode('theme')
    expect([...classList]).toEqual([system])
  })

  test('C1 whoever chose nothing gets the mode of the system', () => {
    chosenMode('theme')
    expect([...classList]).toEqual([system])
  })
})

test('C2 a blocked storage is no fault: the mode of the system holds', () => {
  plantMediaQueries(['(prefers-color-scheme: dark)'])
  plant(window, 'localStorage', undefined)
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  })
  expect(() => chosenMode('theme')).not.toThrow()
  expect([...classList]).toEqual(['dark'])
})
