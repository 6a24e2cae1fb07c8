import { renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { useDebouncedCallback } from '@/components/hooks/use-debounced-callback'
import { SEARCH_DEBOUNCE_MS } from '@/components/lib/constants'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function start(run: (text: string) => void) {
  return renderHook((props) => useDebouncedCallback(props.run, SEARCH_DEBOUNCE_MS), {
    initialProps: { run },
    wrapper: StrictMode,
  })
}

test('G8 it runs once its calls have paused, with the last words', () => {
  const run = jest.fn()
  const { result } = start(run)
  for (const text of ['a', 'ab', 'abc']) {
    result.current(text)
    jest.advanceTimersByTime(SEARCH_DEBOUNCE_MS - 1)
  }
  expect(run).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(run.mock.calls).toEqual([['abc']])
})

test('G8 the same function is kept over renders, and calls what the last render gave', () => {
  const before = jest.fn()
  const after = jest.fn()
  const { result, rerender } = start(before)
  const first = result.current
  first('a')
  rerender({ run: after })
  expect(result.current).toBe(first)
  jest.advanceTimersByTime(SEARCH_DEBOUNCE_MS)
  expect(before).not.toHaveBeenCalled()
  expect(after).toHaveBeenCalledWith('a')
})

test('G8 cancel drops the call to come', () => {
  const run = jest.fn()
  const { result } = start(run)
  result.current('a')
  result.current.cancel()
  jest.advanceTimersByTime(SEARCH_DEBOUNCE_MS * 2)
  expect(run).not.toHaveBeenCalled()
})

test('unmounting drops the call to come', () => {
  const run = jest.fn()
  const { result, unmount } = start(run)
  result.current('a')
  unmount()
  expect(jest.getTimerCount()).toBe(0)
  jest.advanceTimersByTime(SEARCH_DEBOUNCE_MS * 2)
  expect(run).not.toHaveBeenCalled()
})
