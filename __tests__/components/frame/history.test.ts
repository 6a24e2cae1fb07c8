/** @jest-environment jsdom */

import { plantScrolling, setAddress } from '@/__tests__/support/browser'
import {
  followHistory,
  goBack,
  goToSection,
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
  for (const _time of [1, 2]) goBack()
  expect(back).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event(arrival))
  goBack()
  expect(back).toHaveBeenCalledTimes(2)
  window.dispatchEvent(new Event(arrival))
  stop()
})
