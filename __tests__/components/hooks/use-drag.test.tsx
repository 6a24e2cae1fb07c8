import { fireEvent, render, screen } from '@testing-library/react'
import { useDragGuard, useSwipe } from '@/components/hooks/use-drag'
import '@/__tests__/support/browser'

const onSwipe = jest.fn()
const onClick = jest.fn()

/** A card with its drag guard, or a slide. */
function DragTarget({ use }: { use: typeof useDragGuard | typeof useSwipe }) {
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

/** Presses, moves by each offset in pixels, releases and clicks. */
function drag(
  offsets: readonly (readonly [x: number, y: number])[],
  pointer: object = finger,
  click: object = { detail: 1, clientX: 50 },
) {
  const target = screen.getByRole('button')
  const at = ([x, y]: readonly [number, number]) => ({ ...pointer, clientX: 50 + x, clientY: 50 + y })
  fireEvent.pointerDown(target, at([0, 0]))
  for (const offset of offsets) fireEvent.pointerMove(target, at(offset))
  fireEvent.pointerUp(target, at(offsets.at(-1) ?? [0, 0]))
  fireEvent.click(target, click)
}

beforeEach(() => jest.resetAllMocks())

test.each([
  ['a press', [3], finger],
  ['a drag', [6], finger],
  ['a drag', [40, 0], finger],
  // A mouse may move during a press.
  ['a press', [50], mouse],
] as const)('a card counts as %s a move through x = %j px, 4 px down [G2]', (what, places, pointer) => {
  render(<DragTarget use={useDragGuard} />)
  drag(
    places.map((x) => [x, 4]),
    pointer,
  )
  expect(onClick).toHaveBeenCalledTimes(what === 'a press' ? 1 : 0)
  // A drag swallows only its own click.
  onClick.mockClear()
  drag([])
  expect(onClick).toHaveBeenCalledTimes(1)
})

test.each([
  ['shows the next one', -6, 0, finger, [[1]]],
  ['shows the previous one', 300, 0, finger, [[-1]]],
  ['is a press', -5, 0, finger, []],
  ['that is mostly vertical scrolls the page', 20, 40, finger, []],
  ['by a second finger is a pinch', -100, 0, { ...finger, isPrimary: false }, []],
  ['with the right button is the browser’s', -100, 0, { ...mouse, button: 2 }, []],
])('a move on a slide %s: by %d, %d [W1]', (_what, x, y, pointer, steps) => {
  render(<DragTarget use={useSwipe} />)
  drag([[x, y]], pointer)
  expect(onSwipe.mock.calls).toEqual(steps)
  expect(onClick).toHaveBeenCalledTimes(1 - steps.length)
})

// Firefox counts 1 for the click by Enter on a link.
test.each([
  [useDragGuard, 0],
  [useDragGuard, 1],
  [useSwipe, 0],
  [useSwipe, 1],
])('Enter works after a drag that ended without a click [G3, W1]', (use, detail) => {
  render(<DragTarget use={use} />)
  drag([[-100, 0]], finger, { detail, clientX: 0 })
  expect(onClick).toHaveBeenCalledTimes(1)
})

test.each([fireEvent.pointerCancel, fireEvent.pointerLeave])(
  'a pointer that is lost during a swipe does not swipe when it returns [W1]',
  (lose) => {
    render(<DragTarget use={useSwipe} />)
    const target = screen.getByRole('button')
    fireEvent.pointerDown(target, finger)
    lose(target.parentElement ?? target, finger)
    fireEvent.pointerUp(target, { ...finger, clientX: -100 })
    expect(onSwipe).not.toHaveBeenCalled()
  },
)
