import { fireEvent, render, screen } from '@testing-library/react'
import '@/__tests__/support/browser'
import { useDrag } from '@/components/ui/use-drag'

const onSwipe = jest.fn()
const onClick = jest.fn()

/** A card, or a slide. */
function DragTarget({ swipes }: { swipes?: boolean }) {
  return (
    <div {...useDrag(swipes ? onSwipe : undefined)}>
      <button type="button" onClick={onClick}>
        Press
      </button>
    </div>
  )
}

const finger = { pointerType: 'touch' }
const mouse = { pointerType: 'mouse' }

/** Presses at 50, 50, moves by an offset in pixels, releases and clicks. */
function drag(x: number, y: number, pointer: object = finger) {
  const target = screen.getByRole('button')
  const end = { ...pointer, clientX: 50 + x, clientY: 50 + y }
  fireEvent.pointerDown(target, { ...pointer, clientX: 50, clientY: 50 })
  fireEvent.pointerUp(target, end)
  fireEvent.click(target, { ...end, detail: 1 })
}

beforeEach(() => jest.resetAllMocks())

test.each([
  [3, 'a press', finger],
  [6, 'a drag', finger],
  // A mouse may move during a press.
  [50, 'a press', mouse],
])('a move of %d px across and 4 px down on a card is %s [G2]', (x, what, pointer) => {
  render(<DragTarget />)
  drag(x, 4, pointer)
  expect(onClick).toHaveBeenCalledTimes(what === 'a press' ? 1 : 0)
  // A drag swallows only its own click.
  onClick.mockClear()
  drag(0, 0)
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('a move on a slide that is mostly vertical shows no other slide [W1]', () => {
  render(<DragTarget swipes />)
  drag(20, 40)
  expect(onSwipe).not.toHaveBeenCalled()
})

// Firefox counts 1 for the click by Enter on a link.
test.each([0, 1])('Enter works after a drag that ended without a click [G3, W1]', (detail) => {
  render(<DragTarget />)
  const target = screen.getByRole('button')
  fireEvent.pointerDown(target, { ...finger, clientX: 150 })
  fireEvent.pointerUp(target, { ...finger, clientX: 50 })
  fireEvent.click(target, { detail, clientX: 0 })
  expect(onClick).toHaveBeenCalledTimes(1)
})
