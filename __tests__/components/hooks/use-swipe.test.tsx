import { fireEvent, render, screen } from '@testing-library/react'
import { useSwipe } from '@/components/hooks/use-swipe'
import '../../support/browser'

const onSwipe = jest.fn()
const onClick = jest.fn()

function Swiped() {
  return (
    <div {...useSwipe(onSwipe)}>
      <button type="button" onClick={onClick}>
        Slide
      </button>
    </div>
  )
}

const finger = { pointerType: 'touch', isPrimary: true, button: 0 }

function swipe(dx: number, dy = 0, pointer: object = finger) {
  const target = screen.getByRole('button')
  fireEvent.pointerDown(target, { ...pointer, clientX: 100, clientY: 100 })
  fireEvent.pointerUp(target, { ...pointer, clientX: 100 + dx, clientY: 100 + dy })
  return fireEvent.click(target, { detail: 1 })
}

beforeEach(() => {
  onSwipe.mockClear()
  onClick.mockClear()
  render(<Swiped />)
})

test.each([
  [-6, 1],
  [6, -1],
  [-300, 1],
  [300, -1],
])('W1 a move of %d px is one step of %d, and no press', (dx, step) => {
  expect(swipe(dx)).toBe(false)
  expect(onSwipe.mock.calls).toEqual([[step]])
  expect(onClick).not.toHaveBeenCalled()
})

test.each([0, 5, -5])('W1 a move of %d px is a press', (dx) => {
  swipe(dx)
  expect(onSwipe).not.toHaveBeenCalled()
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('W1 a move that is more up than sideways scrolls the page, and steps nowhere', () => {
  swipe(20, 40)
  expect(onSwipe).not.toHaveBeenCalled()
})

test.each([
  ['a second finger', { ...finger, isPrimary: false }],
  ['the right button', { pointerType: 'mouse', isPrimary: true, button: 2 }],
])('W1 %s does not swipe', (_what, pointer) => {
  swipe(-100, 0, pointer)
  expect(onSwipe).not.toHaveBeenCalled()
})

test('W1 a touch that the browser takes for scrolling does not swipe', () => {
  const target = screen.getByRole('button')
  fireEvent.pointerDown(target, { ...finger, clientX: 100, clientY: 100 })
  fireEvent.pointerCancel(target, finger)
  fireEvent.pointerUp(target, { ...finger, clientX: 0, clientY: 100 })
  expect(onSwipe).not.toHaveBeenCalled()
})

test('W1 a mouse that was released outside has not begun a swipe when it comes back pressed', () => {
  const mouse = { pointerType: 'mouse', isPrimary: true, button: 0 }
  const target = screen.getByRole('button')
  fireEvent.pointerDown(target, { ...mouse, clientX: 100, clientY: 100 })
  fireEvent.pointerLeave(target.parentElement ?? target, mouse)
  fireEvent.pointerUp(document.body, mouse)
  fireEvent.pointerDown(document.body, mouse)
  fireEvent.pointerUp(target, { ...mouse, clientX: 0, clientY: 100 })
  expect(onSwipe).not.toHaveBeenCalled()
})

test('G4 after a swipe that ended without a click, Enter still enlarges the slide', () => {
  const target = screen.getByRole('button')
  fireEvent.pointerDown(target, { ...finger, clientX: 100, clientY: 100 })
  fireEvent.pointerUp(target, { ...finger, clientX: 0, clientY: 100 })
  fireEvent.click(target, { detail: 0 })
  expect(onClick).toHaveBeenCalledTimes(1)
})
