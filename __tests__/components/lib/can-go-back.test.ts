/** @jest-environment jsdom */
import { canGoBack } from '@/components/lib/can-go-back'

/** A history of this length; `own` entries of this site are known where the browser has the Navigation API. */
function plant(length: number, navigation?: { canGoBack: boolean; own: number }) {
  jest.spyOn(window.history, 'length', 'get').mockReturnValue(length)
  const value = navigation && {
    canGoBack: navigation.canGoBack,
    entries: () => Array.from({ length: navigation.own }),
  }
  Object.defineProperty(window, 'navigation', { value, configurable: true })
}

afterEach(() => jest.restoreAllMocks())

test.each([
  ['a fresh tab', 1, { canGoBack: false, own: 1 }, false],
  ['a project opened and closed, which lies ahead', 2, { canGoBack: false, own: 2 }, false],
  ['the home page before it', 2, { canGoBack: true, own: 2 }, true],
  ['another site before it', 2, { canGoBack: false, own: 1 }, true],
  ['a fresh tab of a browser that only counts', 1, undefined, false],
  ['something before it in a browser that only counts', 2, undefined, true],
])('G7 there is a step back: %s', (_, length, navigation, expected) => {
  plant(length, navigation)
  expect(canGoBack()).toBe(expected)
})
