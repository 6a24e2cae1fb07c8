import { fireEvent, render, screen } from '@testing-library/react'
import { useDragGuard } from '@/components/hooks/use-drag-guard'
import '../../support/browser'

const onClick = jest.fn()

function Guarded() {
  return (
    <div {...useDragGuard()}>
      <button type="button" onClick={onClick}>
        Press
      </button>
    </div>
  )
}

/** A finger, pen or mouse goes down, moves, comes up; then the browser's click. */
function drag(dx: number, dy: number, pointerType = 'touch') {
  const target = screen.getByRole('button')
  fireEvent.pointerDown(target, { pointerType, clientX: 50, clientY: 50 })
  fireEvent.pointerMove(target, { pointerType, clientX: 50 + dx, clientY: 50 + dy })
  fireEvent.pointerUp(target, { pointerType, clientX: 50 + dx, clientY: 50 + dy })
  return fireEvent.click(target, { detail: 1 })
}

beforeEach(() => {
  onClick.mockClear()
  render(<Guarded />)
})

test.each([
  [0, 0],
  [5, 0],
  [0, -5],
  [3, 4],
])('G2 a touch that moves by %d, %d is a press', (dx, dy) => {
  expect(drag(dx, dy)).toBe(true)
  expect(onClick).toHaveBeenCalledTimes(1)
})

test.each([
  [6, 0],
  [0, -6],
  [4, 4],
  [-200, 0],
])('G2 a touch that moves by %d, %d is a drag: it neither opens nor follows the link', (dx, dy) => {
  expect(drag(dx, dy)).toBe(false)
  expect(onClick).not.toHaveBeenCalled()
})

test('G2 a finger that goes far and comes back was dragging', () => {
  const target = screen.getByRole('button')
  fireEvent.pointerDown(target, { pointerType: 'touch', clientX: 50, clientY: 50 })
  fireEvent.pointerMove(target, { pointerType: 'touch', clientX: 90, clientY: 50 })
  fireEvent.pointerMove(target, { pointerType: 'touch', clientX: 50, clientY: 50 })
  fireEvent.click(target, { detail: 1 })
  expect(onClick).not.toHaveBeenCalled()
})

test('G2 a drag swallows its own click alone', () => {
  drag(50, 0)
  drag(0, 0)
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('G2 a mouse may tremble', () => {
  drag(50, 0, 'mouse')
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('G3 after a touch that scrolled, which ends without a click, Enter still opens', () => {
  const target = screen.getByRole('button')
  fireEvent.pointerDown(target, { pointerType: 'touch', clientX: 50, clientY: 50 })
  fireEvent.pointerMove(target, { pointerType: 'touch', clientX: 50, clientY: 90 })
  fireEvent.pointerCancel(target, { pointerType: 'touch' })
  // What a browser sends for Enter, and for the activation of a screen reader.
  fireEvent.click(target, { detail: 0 })
  expect(onClick).toHaveBeenCalledTimes(1)
})
