/** @jest-environment jsdom */

import { plantScrolling, setAddress } from '@/__tests__/support/browser'
import {
  followHistory,
  goBack,
  goToSection,
  isAddedHere,
  pushSearch,
  replaceSearch,
  showScreen,
} from '@/components/frame/history'

const address = () => window.location.search + window.location.hash

function showAt(path: string): void {
  plantScrolling()
  setAddress(path)
  showScreen(window.location.pathname)
}

test('going to a section adds one history entry [H1]', () => {
  document.body.innerHTML = '<section id="about" tabindex="-1"></section>'
  showAt('/')
  const scrollIntoView = plantScrolling()
  const entries = window.history.length
  expect(goToSection('nowhere')).toBe(false)
  expect(address()).toBe('')
  for (const _time of [1, 2]) expect(goToSection('about')).toBe(true)
  expect(address()).toBe('#about')
  expect(window.history.length).toBe(entries + 1)
  expect(scrollIntoView).toHaveBeenCalledTimes(2)
  expect(goToSection()).toBe(true)
  expect(address()).toBe('')
  expect(scrollIntoView).toHaveBeenLastCalledWith('body', undefined)
})

test('going to a section replaces a project that is still loading [G3, H1]', () => {
  document.body.innerHTML = '<section id="about" tabindex="-1"></section>'
  showAt('/')
  pushSearch('?project=alder')
  const entries = window.history.length
  goToSection('about')
  expect(address()).toBe('#about')
  expect(window.history.length).toBe(entries)
  expect(isAddedHere()).toBe(false)
})

test('a pushed entry is marked as added here, also after its filters change, and has no hash [G6, G11]', () => {
  showAt('/projects#results')
  expect(isAddedHere()).toBe(false)
  pushSearch('?project=alder')
  replaceSearch('?project=alder&type=Web')
  expect(isAddedHere()).toBe(true)
  expect(address()).toBe('?project=alder&type=Web')
})

test('a screen that is being left does not change the address of the next one [G6, G11]', () => {
  showAt('/projects')
  setAddress('/')
  pushSearch('?project=alder')
  replaceSearch('?q=a')
  expect(address()).toBe('')
})

test.each(['popstate', 'pageshow'])('Back is requested only once until %s [G6, G7]', (arrival) => {
  showAt('/projects')
  const stop = followHistory()
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => {})
  back.mockClear()
  for (const _time of [1, 2]) goBack()
  expect(back).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event(arrival))
  goBack()
  expect(back).toHaveBeenCalledTimes(2)
  window.dispatchEvent(new Event(arrival))
  stop()
})
