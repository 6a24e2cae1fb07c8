/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react'
import { useOrigin } from '@/components/hooks/use-origin'

/** A source that stands there, 360 pixels wide and 300 tall. */
function standing(left: number, top: number): () => Element {
  const element = document.createElement('a')
  element.getBoundingClientRect = () => new DOMRect(left, top, 360, 300)
  return () => element
}

function origin(source: (() => Element | null) | undefined) {
  return renderHook(({ open }) => useOrigin(open, source), { initialProps: { open: false } })
}

test('G3 a dialog that opens lies over its source, and goes back there', () => {
  const { result, rerender } = origin(standing(100, 200))
  expect(result.current).toBeUndefined()
  rerender({ open: true })
  const there = {
    '--origin-x': 'calc(280px - 50vw)',
    '--origin-y': 'calc(350px - 50dvh)',
    '--origin-scale': 360 / 768,
  }
  expect(result.current).toEqual(there)
  rerender({ open: false })
  expect(result.current).toEqual(there)
})

test('G3 the source is found anew for each opening', () => {
  let source: Element | null = standing(100, 200)()
  const { result, rerender } = origin(() => source)
  rerender({ open: true })
  expect(result.current).toBeDefined()
  rerender({ open: false })
  source = null
  rerender({ open: true })
  expect(result.current).toBeUndefined()
})

test.each([
  ['above', -301],
  ['below', 769],
])('G3 a source out of sight, %s the window, does not count', (_where, top) => {
  const { result, rerender } = origin(standing(0, top))
  rerender({ open: true })
  expect(result.current).toBeUndefined()
})
