import { fireEvent, render, screen } from '@testing-library/react'
import { useDragGuard } from '@/components/hooks/use-drag-guard'
import { useSwipe } from '@/components/hooks/use-swipe'
import '../../support/browser'

const onSwipe = jest.fn()
const onClick = jest.fn()

const Pressed = () => (
  <button type="button" onClick={onClick}>
    Press
  </button>
)
function Guarded() {
  return (
    <div {...useDragGuard()}>
      <Pressed />
    </div>
  )
}
function Swiped() {
  return (
    <div {...useSwipe(onSwipe)}>
      <Pressed />
    </div>
  )
}

const finger = { pointerType: 'touch', isPrimary: true, button: 0 }
const mouse = { ...finger, pointerType: 'mouse' }
const target = () => screen.getByRole('button')

/** A pointer goes down at 100, 100, and by way of these distances comes up; then the browser's click, or a key's. */
function drag(ways: number[][], pointer: object = finger, click = { detail: 1 }) {
  const at = ([dx = 0, dy = 0]: number[] = []) => ({ ...pointer, clientX: 100 + dx, clientY: 100 + dy })
  fireEvent.pointerDown(target(), at())
  for (const way of ways) fireEvent.pointerMove(target(), at(way))
  fireEvent.pointerUp(target(), at(ways.at(-1)))
  return fireEvent.click(target(), click)
}

beforeEach(() => jest.resetAllMocks())

describe('a card', () => {
  beforeEach(() => void render(<Guarded />))

  test.each([
    ['is a press', [[5, 0]], finger, true],
    ['upwards is a press', [[0, -5]], finger, true],
    ['askew by 5 px is a press', [[3, 4]], finger, true],
    ['of 6 px is a drag', [[6, 0]], finger, false],
    ['askew by more is a drag', [[4, 4]], finger, false],
    [
      'that comes back was a drag',
      [
        [40, 0],
        [0, 0],
      ],
      finger,
      false,
    ],
    ['of a mouse, which may tremble, is a press', [[50, 0]], mouse, true],
  ])('G2 a move that %s: %j', (_what, ways, pointer, isPress) => {
    expect(drag(ways, pointer)).toBe(isPress)
    expect(onClick).toHaveBeenCalledTimes(isPress ? 1 : 0)
  })

  test('G2 a drag swallows its own click alone', () => {
    drag([[50, 0]])
    drag([[0, 0]])
    expect(onClick).toHaveBeenCalledTimes(1)
  })

  test('G3 after a touch that scrolled, which ends without a click, Enter still opens', () => {
    drag([[0, 40]], finger, { detail: 0 })
    expect(onClick).toHaveBeenCalledTimes(1)
  })
})

describe('slides', () => {
  beforeEach(() => void render(<Swiped />))

  test.each([
    [-6, 1],
    [6, -1],
    [300, -1],
  ])('W1 a move of %d px is one step of %d, and no press', (dx, step) => {
    expect(drag([[dx, 0]])).toBe(false)
    expect(onSwipe.mock.calls).toEqual([[step]])
    expect(onClick).not.toHaveBeenCalled()
  })

  test.each([
    ['of 5 px is a press', [[-5, 0]], finger],
    ['that is more up than sideways scrolls the page', [[20, 40]], finger],
    ['of a second finger is a pinch', [[-100, 0]], { ...finger, isPrimary: false }],
    ['with the right button is the browser’s', [[-100, 0]], { ...mouse, button: 2 }],
  ])('W1 a move %s', (_what, ways, pointer) => {
    drag(ways, pointer)
    expect(onSwipe).not.toHaveBeenCalled()
    expect(onClick).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['the browser takes for scrolling', finger, fireEvent.pointerCancel],
    ['leaves to be released outside', mouse, fireEvent.pointerLeave],
  ])('W1 a pointer that %s does not swipe when it comes back', (_what, pointer, leave) => {
    fireEvent.pointerDown(target(), { ...pointer, clientX: 100, clientY: 100 })
    leave(target().parentElement ?? target(), pointer)
    fireEvent.pointerUp(target(), { ...pointer, clientX: 0, clientY: 100 })
    expect(onSwipe).not.toHaveBeenCalled()
  })

  test('G4 after a swipe that ended without a click, Enter still enlarges the slide', () => {
    drag([[-100, 0]], finger, { detail: 0 })
    expect(onClick).toHaveBeenCalledTimes(1)
  })
})
