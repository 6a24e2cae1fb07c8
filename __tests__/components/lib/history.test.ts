/** @jest-environment jsdom */
import { isAddedHere, pushSearch, replaceSearch } from '@/components/hooks/use-address'
import { canGoBack, goToSection, pushEntry } from '@/components/lib/history'
import { plant, plantScrolling, standAt } from '../../support/browser'

const address = () => window.location.search + window.location.hash

test('H1 a section is gone to with the query, which may name a project, and once to a place alone', () => {
  const { scrollIntoView, scrollTo } = plantScrolling()
  document.body.innerHTML = '<section id="about" tabindex="-1"></section>'
  standAt('/?project=alder')
  const entries = window.history.length
  expect(goToSection('nowhere')).toBe(false)
  expect(address()).toBe('?project=alder')
  for (const _time of [1, 2]) expect(goToSection('about')).toBe(true)
  expect(address()).toBe('?project=alder#about')
  expect(window.history.length).toBe(entries + 1)
  expect(scrollIntoView).toHaveBeenCalledTimes(2)
  expect(goToSection()).toBe(true)
  expect(address()).toBe('?project=alder')
  expect(scrollTo.mock.calls).toEqual([[{ top: 0 }]])
})

test('G6 G11 a pushed entry knows that it was added here, also after its filters change; the hash goes', () => {
  standAt('/projects#project-alder')
  expect(isAddedHere()).toBe(false)
  pushSearch(() => '?project=alder')
  replaceSearch('?project=alder&type=Web')
  expect(isAddedHere()).toBe(true)
  expect(address()).toBe('?project=alder&type=Web')
})

test('R2 an entry of the browser’s own is left without a state: the router would take it for a stranger’s', () => {
  standAt('/')
  const replace = jest.spyOn(window.history, 'replaceState')
  pushEntry(null, '/#about')
  expect(replace).not.toHaveBeenCalled()
})

test.each([
  ['another site before it', 2, { canGoBack: false, own: 1 }, true],
  ['a fresh tab of a browser that only counts', 1, undefined, false],
])('G7 there is a step back: %s', (_what, length, known, expected) => {
  jest.spyOn(window.history, 'length', 'get').mockReturnValue(length)
  const entries = () => Array(known?.own)
  plant(window, 'navigation', known && { canGoBack: known.canGoBack, entries })
  expect(canGoBack()).toBe(expected)
})
