/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react'
import { useOrigin } from '@/components/hooks/use-origin'

/** Makes a source at this place in pixels, 360 wide and 300 tall. */
function sourceAt(left: number, top: number): Element {
  const element = document.createElement('a')
  element.getBoundingClientRect = () => new DOMRect(left, top, 360, 300)
  return element
}

test('a dialog grows from its source and shrinks back to it, unless the source is off screen [G3]', () => {
  let source: Element | null = sourceAt(100, 200)
  const { result, rerender } = renderHook((open) => useOrigin(open, () => source), { initialProps: false })
  expect(result.current).toBeUndefined()
  const origin = {
    '--origin-x': 'calc(280px - 50vw)',
    '--origin-y': 'calc(350px - 50dvh)',
    '--origin-scale': 360 / 768,
  }
  for (const open of [true, false]) {
    rerender(open)
    expect(result.current).toEqual(origin)
  }
  // A source above the window, one below it, and none.
  for (const next of [sourceAt(0, -301), sourceAt(0, 769), null]) {
    source = next
    rerender(true)
    expect(result.current).toBeUndefined()
    rerender(false)
  }
})
