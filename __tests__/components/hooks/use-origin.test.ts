/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react'
import { useOrigin } from '@/components/hooks/use-origin'

/** A source that stands there, 360 pixels wide and 300 tall. */
function standing(left: number, top: number): Element {
  const element = document.createElement('a')
  element.getBoundingClientRect = () => new DOMRect(left, top, 360, 300)
  return element
}

test('a dialog lies over its source while it opens and leaves; the source is found again each time [G3]', () => {
  let source: Element | null = standing(100, 200)
  const { result, rerender } = renderHook((open) => useOrigin(open, () => source), { initialProps: false })
  expect(result.current).toBeUndefined()
  const there = {
    '--origin-x': 'calc(280px - 50vw)',
    '--origin-y': 'calc(350px - 50dvh)',
    '--origin-scale': 360 / 768,
  }
  for (const open of [true, false]) {
    rerender(open)
    expect(result.current).toEqual(there)
  }
  // One above the window, one below it, and none.
  for (const next of [standing(0, -301), standing(0, 769), null]) {
    source = next
    rerender(true)
    expect(result.current).toBeUndefined()
    rerender(false)
  }
})
