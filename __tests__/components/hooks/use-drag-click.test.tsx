import { fireEvent, render, screen } from '@testing-library/react'
import { useDragGuard } from '@/components/hooks/use-drag-guard'
import { useSwipe } from '@/components/hooks/use-swipe'
import '../../support/browser'

const onSwipe = jest.fn()
const onClick = jest.fn()

/** A card as it is within its guard, or a slide. */
function Pressed({ use }: { use: typeof useDragGuard | typeof useSwipe }) {
  return (
    <div {...use(onSwipe)}>
      <button type="button" onClick={onClick}>
        Press
      </button>
    </div>
  )
}

const finger = { pointerType: 'touch', isPrimary: true, button: 0 }
const mouse = { ...finger, pointerType: 'mouse' }
const target = () => screen.getByRole('button')
const at = (dx: number, dy = 0, pointer: object = finger) => ({
  ...pointer,
  clientX: 50 + dx,
  clientY: 50 + dy,
})

/** A pointer goes down, moves so far, and comes up; then the browser's click, or a key's, which has no count. */
function drag(dx: number, dy = 0, pointer: object = finger, detail = 1) {
  fireEvent.pointerDown(target(), at(0, 0, pointer))
  fireEvent.pointerMove(target(), at(dx, dy, pointer))
  fireEvent.pointerUp(target(), at(dx, dy, pointer))
  fireEvent.click(target(), { detail })
}

beforeEach(() => jest.resetAllMocks())

test.each([
  [3, 4, 'touch', 'a press'],
  [0, -6, 'touch', 'a drag'],
  [4, 4, 'touch', 'a drag'],
  // It may tremble.
  [50, 0, 'mouse', 'a press'],
])('G2 a move of a card by %d, %d with a %s is %s', (dx, dy, pointerType, what) => {
  render(<Pressed use={useDragGuard} />)
  drag(dx, dy, { ...finger, pointerType })
  expect(onClick).toHaveBeenCalledTimes(what === 'a press' ? 1 : 0)
  // A drag swallows its own click alone.
  onClick.mockClear()
  drag(0)
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('G2 a finger that goes far and comes back was dragging', () => {
  render(<Pressed use={useDragGuard} />)
  fireEvent.pointerDown(target(), at(0))
  for (const dx of [40, 0]) fireEvent.pointerMove(target(), at(dx))
  fireEvent.click(target(), { detail: 1 })
  expect(onClick).not.toHaveBeenCalled()
})

test.each([useDragGuard, useSwipe])(
  'G3 G4 after a drag that ended without a click, Enter still opens',
  (use) => {
    render(<Pressed use={use} />)
    drag(-100, 0, finger, 0)
    expect(onClick).toHaveBeenCalledTimes(1)
  },
)

test.each([
  ['is a step to the next', -6, 0, finger, [[1]]],
  ['is a step to the previous', 300, 0, finger, [[-1]]],
  ['is a press', -5, 0, finger, []],
  ['scrolls the page, as it goes up rather', 20, 40, finger, []],
  ['is a pinch, as the finger is the second', -100, 0, { ...finger, isPrimary: false }, []],
  ['is the browser’s, with the right button', -100, 0, { ...mouse, button: 2 }, []],
])('W1 a move of a slide %s: by %d, %d', (_what, dx, dy, pointer, steps) => {
  render(<Pressed use={useSwipe} />)
  drag(dx, dy, pointer)
  expect(onSwipe.mock.calls).toEqual(steps)
  expect(onClick).toHaveBeenCalledTimes(1 - steps.length)
})

test.each([
  ['the browser takes for scrolling', finger, fireEvent.pointerCancel],
  ['leaves to be released outside', mouse, fireEvent.pointerLeave],
])('W1 a pointer that %s does not swipe when it comes back', (_what, pointer, leave) => {
  render(<Pressed use={useSwipe} />)
  fireEvent.pointerDown(target(), at(0, 0, pointer))
  leave(target().parentElement ?? target(), pointer)
  fireEvent.pointerUp(target(), at(-100, 0, pointer))
  expect(onSwipe).not.toHaveBeenCalled()
})
