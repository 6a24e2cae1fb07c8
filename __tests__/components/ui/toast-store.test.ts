/** @jest-environment node */
import { toastStore } from '@/components/ui/toast-store'

const add = (text: string) => toastStore.add({ text, tone: 'done', duration: 1 })

afterEach(() => {
  for (const { id } of toastStore.read()) toastStore.dismiss(id)
})

test('W2 messages keep their order and have ids of their own', () => {
  add('a')
  add('b')
  const [first, second] = toastStore.read()
  expect([first?.text, second?.text]).toEqual(['a', 'b'])
  expect(first?.id).not.toBe(second?.id)
})

test('W2 a reader gets the same list until something changes', () => {
  add('a')
  const before = toastStore.read()
  expect(toastStore.read()).toBe(before)
  add('b')
  expect(toastStore.read()).not.toBe(before)
  expect(before).toHaveLength(1)
})

test('W2 who has subscribed hears of each change, who has left does not', () => {
  const stays = jest.fn()
  const leaves = jest.fn()
  const stop = toastStore.subscribe(stays)
  toastStore.subscribe(leaves)()
  add('a')
  toastStore.dismiss(toastStore.read()[0]?.id ?? 0)
  stop()
  add('b')
  expect(stays).toHaveBeenCalledTimes(2)
  expect(leaves).not.toHaveBeenCalled()
})
