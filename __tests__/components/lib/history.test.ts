/** @jest-environment jsdom */

import { fireEvent } from '@testing-library/react'
import { plantScrolling, setAddress } from '@/__tests__/support/browser'
import {
  followHistory,
  goBack,
  goToSection,
  isAddedHere,
  pushSearch,
  replaceSearch,
  showScreen,
} from '@/components/lib/history'
import { afterPaint, onNextAction } from '@/components/lib/presses'

const address = () => window.location.search + window.location.hash
const arriveAt = (path: string, state: unknown = { __NA: true }) => {
  window.history.replaceState(state, '', path)
  window.dispatchEvent(new window.PopStateEvent('popstate', { state }))
}

function showAt(path: string): void {
  setAddress(path)
  showScreen(false)
}

test('going to a section keeps the query and adds one history entry [H1]', () => {
  const scrollIntoView = plantScrolling()
  document.body.innerHTML = '<section id="about" tabindex="-1"></section>'
  showAt('/?project=alder')
  const entries = window.history.length
  expect(goToSection('nowhere')).toBe(false)
  expect(address()).toBe('?project=alder')
  for (const _time of [1, 2]) expect(goToSection('about')).toBe(true)
  expect(address()).toBe('?project=alder#about')
  expect(window.history.length).toBe(entries + 1)
  expect(scrollIntoView).toHaveBeenCalledTimes(2)
  expect(goToSection()).toBe(true)
  expect(address()).toBe('?project=alder')
  expect(scrollIntoView).toHaveBeenLastCalledWith('body', undefined)
})

test('a pushed entry is marked as added here, also after its filters change, and has no hash [G6, G11]', () => {
  showAt('/projects#project-alder')
  expect(isAddedHere()).toBe(false)
  pushSearch(() => '?project=alder')
  replaceSearch('?project=alder&type=Web')
  expect(isAddedHere()).toBe(true)
  expect(address()).toBe('?project=alder&type=Web')
})

test.each(['popstate', 'pageshow'])('Back is requested only once until %s [G6, G7]', (arrival) => {
  showAt('/projects')
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => {})
  back.mockClear()
  expect([goBack(), goBack()]).toEqual([true, false])
  expect(back).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event(arrival))
  expect(goBack()).toBe(true)
  window.dispatchEvent(new Event(arrival))
})

test('the entry that Back leaves is completed first [G7, G11]', () => {
  showAt('/projects')
  jest.spyOn(window.history, 'back').mockImplementation(() => {})
  const complete = () => replaceSearch('?q=space')
  window.addEventListener('beforeleave', complete)
  goBack()
  window.removeEventListener('beforeleave', complete)
  expect(address()).toBe('?q=space')
  window.dispatchEvent(new Event('popstate'))
})

test('an entry that the browser adds for a hash gets the state of the router without our marks [R2]', () => {
  plantScrolling()
  showAt('/')
  window.history.replaceState({ __NA: true, first: true }, '')
  const stop = followHistory()
  const { replaceState } = window.history
  // The router adds its mark to the states of scripts.
  const router = jest
    .spyOn(window.history, 'replaceState')
    .mockImplementation((state, title, url) =>
      replaceState.call(window.history, { ...state, __NA: true }, title, url),
    )
  arriveAt('/#about', null)
  router.mockRestore()
  expect(window.history.state).toEqual({ __NA: true })
  stop()
})

test.each(['mousedown', 'click', 'input', 'popstate', 'pagehide'])('%s is an action, once [G3]', (type) => {
  const onAction = jest.fn()
  onNextAction(onAction)
  for (let times = 0; times < 2; times++) fireEvent(window, new Event(type))
  expect(onAction).toHaveBeenCalledTimes(1)
})

test('a modifier, a held key and a scroll of the page itself are not the next action [G3]', () => {
  Object.assign(window, { scrollY: 0 })
  const onAction = jest.fn()
  const stop = onNextAction(onAction)
  fireEvent.keyDown(document.body, { key: 'Shift' })
  fireEvent.keyDown(document.body, { key: 'Enter', repeat: true })
  Object.assign(window, { scrollY: window.innerHeight })
  fireEvent.scroll(window)
  stop()
  fireEvent.click(document.body)
  expect(onAction).not.toHaveBeenCalled()
})

test('heavy work runs once, after the frame that responds to a press', () => {
  jest.useFakeTimers()
  const run = jest.fn()
  afterPaint(run)
  jest.advanceTimersToNextFrame()
  expect(run).not.toHaveBeenCalled()
  jest.runAllTimers()
  expect(run).toHaveBeenCalledTimes(1)
})
