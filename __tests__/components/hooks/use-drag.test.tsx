import { fireEvent, render, screen } from '@testing-library/react'
import { useDragGuard, useSwipe } from '@/components/hooks/use-drag'
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

/** A pointer goes down and along these places; then it comes up, the browser's click, or a key's, which has no count. */
function drag(places: readonly (readonly [x: number, y: number])[], pointer: object = finger, detail = 1) {
  const target = screen.getByRole('button')
  const at = ([x, y]: readonly [number, number]) => ({ ...pointer, clientX: 50 + x, clientY: 50 + y })
  fireEvent.pointerDown(target, at([0, 0]))
  for (const place of places) fireEvent.pointerMove(target, at(place))
  fireEvent.pointerUp(target, at(places.at(-1) ?? [0, 0]))
  fireEvent.click(target, { detail })
}

beforeEach(() => jest.resetAllMocks())

test.each([
  ['a press', [3], finger],
  ['a drag', [6], finger],
  ['a drag', [40, 0], finger],
  // It may tremble.
  ['a press', [50], mouse],
] as const)('G2 for a card it is %s to move to %j and 4 down', (what, places, pointer) => {
  render(<Pressed use={useDragGuard} />)
  drag(
    places.map((x) => [x, 4]),
    pointer,
  )
  expect(onClick).toHaveBeenCalledTimes(what === 'a press' ? 1 : 0)
  // A drag swallows its own click alone.
  onClick.mockClear()
  drag([])
  expect(onClick).toHaveBeenCalledTimes(1)
})

test.each([
  ['is a step to the next', -6, 0, finger, [[1]]],
  ['is a step to the previous', 300, 0, finger, [[-1]]],
  ['is a press', -5, 0, finger, []],
  ['scrolls the page, as it goes up rather', 20, 40, finger, []],
  ['is a pinch, as the finger is the second', -100, 0, { ...finger, isPrimary: false }, []],
  ['is the browser’s, with the right button', -100, 0, { ...mouse, button: 2 }, []],
])('W1 a move of a slide %s: by %d, %d', (_what, x, y, pointer, steps) => {
  render(<Pressed use={useSwipe} />)
  drag([[x, y]], pointer)
  expect(onSwipe.mock.calls).toEqual(steps)
  expect(onClick).toHaveBeenCalledTimes(1 - steps.length)
})

test.each([useDragGuard, useSwipe])('G3 G4 after a drag without a click, Enter still opens', (use) => {
  render(<Pressed use={use} />)
  drag([[-100, 0]], finger, 0)
  expect(onClick).toHaveBeenCalledTimes(1)
})

test.each([fireEvent.pointerCancel, fireEvent.pointerLeave])(
  'W1 a pointer that is lost on its way does not swipe when it comes back',
  (lose) => {
    render(<Pressed use={useSwipe} />)
    const target = screen.getByRole('button')
    fireEvent.pointerDown(target, finger)
    lose(target.parentElement ?? target, finger)
    fireEvent.pointerUp(target, { ...finger, clientX: -100 })
    expect(onSwipe).not.toHaveBeenCalled()
  },
)
