/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react'
import { pressGuard } from '@/components/site/inline/press-guard'
import '@/__tests__/support/browser'

const EVENTS = ['pointerdown', 'mousedown', 'touchend', 'pointerup', 'mouseup', 'click']
let end = () => {}
beforeEach(() => {
  document.body.innerHTML = '<a>first</a><a>second</a>'
  end = pressGuard()
})
afterEach(() => end())
const link = (place: 0 | 1) => document.querySelectorAll('a')[place] as Element

/** Presses at a time in milliseconds. @returns how many of its events arrive */
function press(target: Element, at: number, clientX = 100): number {
  const onPress = jest.fn()
  for (const type of EVENTS) target.addEventListener(type, onPress)
  for (const type of EVENTS) {
    const event = new MouseEvent(type, { bubbles: true, clientX, clientY: 100, detail: 1 })
    Object.defineProperty(event, 'timeStamp', { value: at })
    fireEvent(target, event)
  }
  for (const type of EVENTS) target.removeEventListener(type, onPress)
  return onPress.mock.calls.length
}

test.each([
  ['the second half reaches no other element', 400, 102, 0],
  ['a later press does', 501, 102, EVENTS.length],
  ['a press elsewhere does', 200, 200, EVENTS.length],
])('of a double press %s [G4]', (_what, after, x, arriving) => {
  expect(press(link(0), 1000)).toBe(EVENTS.length)
  expect(press(link(1), 1000 + after, x)).toBe(arriving)
})

test('a second press reaches the element of the first one [G4]', () => {
  press(link(0), 1000)
  expect(press(link(0), 1200)).toBe(EVENTS.length)
})

test('every further press of a series is ignored [G4]', () => {
  press(link(0), 1000)
  expect([1400, 1800, 2200].map((at) => press(link(1), at))).toEqual([0, 0, 0])
})

test('clicks by key or script always arrive [G4]', () => {
  press(link(0), 1000)
  press(link(1), 1200)
  const onClick = jest.fn()
  link(1).addEventListener('click', onClick)
  fireEvent.click(link(1), { detail: 0 })
  expect(onClick).toHaveBeenCalledTimes(1)
})

test.each([
  ['Enter', 'a', false],
  ['Escape', 'a', false],
  [' ', 'a', false],
  ['ArrowDown', 'a', true],
  [' ', 'p', true],
])('while %j is held on <%s>, its repetition arrives: %s [G3, G4]', (key, tag, arrives) => {
  const target = document.body.appendChild(document.createElement(tag))
  expect(fireEvent.keyDown(target, { key })).toBe(true)
  expect(fireEvent.keyDown(target, { key, repeat: true })).toBe(arrives)
})
