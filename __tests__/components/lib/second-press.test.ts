/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react'
import { ignoreSecondPress } from '@/components/lib/second-press'
import '../../support/browser'

const onPress = jest.fn()
const pressed = document.body.appendChild(document.createElement('a'))

function press(clientX: number, clientY = 100, target: Element = document.body): void {
  fireEvent.pointerDown(target, { clientX, clientY })
  fireEvent.mouseDown(target, { clientX, clientY })
  fireEvent.click(target, { clientX, clientY })
}

beforeEach(() => {
  onPress.mockClear()
  for (const type of ['pointerdown', 'mousedown', 'click']) document.body.addEventListener(type, onPress)
})

/** A click that opened something so many milliseconds ago. Each test presses at a place of its own. */
const opened = (ago: number, clientX: number) =>
  ignoreSecondPress(pressed, {
    clientX,
    clientY: clientX && 100,
    timeStamp: new Event('click').timeStamp - ago,
  })

test('G4 the second half of a double press hits nothing', () => {
  opened(200, 100)
  press(102)
  expect(onPress).not.toHaveBeenCalled()
})

test.each([
  ['a later press', 600, 300, 300],
  ['a press elsewhere', 200, 500, 700],
])('G4 %s does', (_what, ago, first, second) => {
  opened(ago, first)
  press(second)
  expect(onPress).toHaveBeenCalledTimes(3)
})

test('G4 what the first half hit may be hit again', () => {
  opened(200, 900)
  press(900, 100, pressed)
  expect(onPress).toHaveBeenCalledTimes(3)
})

test('G4 what was opened by a key has no second half', () => {
  opened(10, 0)
  press(0, 0)
  expect(onPress).toHaveBeenCalledTimes(3)
})
