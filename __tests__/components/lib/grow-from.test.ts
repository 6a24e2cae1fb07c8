import { REDUCED_MOTION } from '@/components/hooks/use-media-query'
import { growFrom } from '@/components/lib/grow-from'
import { plant, plantMediaQueries } from '../../support/browser'

/** A browser with view transitions, whose end a test decides. */
function plantTransitions() {
  let end: () => void = () => {}
  const start = jest.fn((update: () => void) => {
    update()
    const finished = new Promise<void>((resolve) => {
      end = resolve
    })
    const skipped = Promise.reject(new Error('skipped'))
    return { finished, ready: skipped, updateCallbackDone: Promise.resolve() }
  })
  plant(document, 'startViewTransition', start)
  return { start, end: async () => end() }
}

const card = () => document.createElement('span')
const root = document.documentElement

test('G3 the change is made within a transition, and its marks go with it', async () => {
  const { start, end } = plantTransitions()
  const source = card()
  const change = jest.fn(() => expect(root.dataset.growing).toBe(''))
  growFrom(source, change)
  expect(start).toHaveBeenCalledTimes(1)
  expect(change).toHaveBeenCalledTimes(1)
  expect(source.style.getPropertyValue('view-transition-name')).toBe('')
  await end()
  await Promise.resolve()
  expect(root.dataset.growing).toBeUndefined()
})

test.each<[string, () => Element | null]>([
  [
    'under reduced motion',
    () => {
      plantMediaQueries([REDUCED_MOTION])
      return card()
    },
  ],
  ['without something to grow from', () => null],
])('G3 %s the change is simply made', (_when, source) => {
  const { start } = plantTransitions()
  const change = jest.fn()
  growFrom(source(), change)
  expect(change).toHaveBeenCalledTimes(1)
  expect(start).not.toHaveBeenCalled()
})

test('G3 a browser without transitions or media queries makes the change', () => {
  plant(document, 'startViewTransition', undefined)
  plant(window, 'matchMedia', undefined)
  const change = jest.fn()
  growFrom(card(), change)
  expect(change).toHaveBeenCalledTimes(1)
})
