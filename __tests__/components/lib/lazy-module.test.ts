/** @jest-environment node */
import { lazyModule } from '@/components/lib/lazy-module'

test('nothing is loaded before it is wanted', () => {
  const load = jest.fn(async () => 'module')
  const lazy = lazyModule(load)
  expect(lazy.peek()).toBeNull()
  expect(load).not.toHaveBeenCalled()
})

test('calls at the same time, and later ones, share one request', async () => {
  const load = jest.fn(async () => 'module')
  const lazy = lazyModule(load)
  await expect(Promise.all([lazy.load(), lazy.load()])).resolves.toEqual(['module', 'module'])
  await lazy.load()
  expect(load).toHaveBeenCalledTimes(1)
  expect(lazy.peek()).toBe('module')
})

test('who has subscribed hears of the arrival, who has left does not', async () => {
  const lazy = lazyModule(async () => 'module')
  const stays = jest.fn(() => expect(lazy.peek()).toBe('module'))
  const leaves = jest.fn()
  lazy.subscribe(stays)
  lazy.subscribe(leaves)()
  await lazy.load()
  expect(stays).toHaveBeenCalledTimes(1)
  expect(leaves).not.toHaveBeenCalled()
})

test('a failed load is told to everyone who waits, and may be tried again', async () => {
  const load = jest.fn(async () => 'module')
  load.mockRejectedValueOnce(new Error('offline'))
  const lazy = lazyModule(load)
  const listener = jest.fn()
  lazy.subscribe(listener)
  const waiting = [lazy.load(), lazy.load()]
  await expect(waiting[0]).rejects.toThrow('offline')
  await expect(waiting[1]).rejects.toThrow('offline')
  expect(lazy.peek()).toBeNull()
  expect(listener).not.toHaveBeenCalled()
  await expect(lazy.load()).resolves.toBe('module')
  expect(load).toHaveBeenCalledTimes(2)
  expect(listener).toHaveBeenCalledTimes(1)
})
