/** @jest-environment node */
import { throttle } from '@/components/lib/throttle'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('H3 the first call runs at once, the last one within the time at its end, those between not at all', () => {
  const run = jest.fn()
  const limited = throttle(run, 300)
  limited()
  expect(run).toHaveBeenCalledTimes(1)
  for (let i = 0; i < 10; i += 1) limited()
  jest.advanceTimersByTime(299)
  expect(run).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledTimes(2)
})

test('H3 a lone call runs once', () => {
  const run = jest.fn()
  throttle(run, 300)()
  jest.advanceTimersByTime(3000)
  expect(run).toHaveBeenCalledTimes(1)
  expect(jest.getTimerCount()).toBe(0)
})

test('H3 a steady stream runs once in the time, and never sooner', () => {
  const times: number[] = []
  const limited = throttle(() => times.push(Date.now()), 300)
  for (let ms = 0; ms < 3000; ms += 10) {
    limited()
    jest.advanceTimersByTime(10)
  }
  expect(times).toHaveLength(11)
  for (const [i, time] of times.slice(1).entries()) expect(time - (times[i] ?? 0)).toBeGreaterThanOrEqual(300)
})

test('cancel drops the call to come and leaves no timer; the next call runs at once', () => {
  const run = jest.fn()
  const limited = throttle(run, 300)
  limited()
  limited()
  limited.cancel()
  expect(jest.getTimerCount()).toBe(0)
  jest.advanceTimersByTime(3000)
  expect(run).toHaveBeenCalledTimes(1)
  limited()
  expect(run).toHaveBeenCalledTimes(2)
})
