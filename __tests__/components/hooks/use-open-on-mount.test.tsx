import { render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { useOpenOnMount } from '@/components/hooks/use-open-on-mount'

const onKeyDown = jest.fn()

function Opened({ open = false }: { open?: boolean }) {
  const button = useRef<HTMLButtonElement>(null)
  useOpenOnMount(button)
  return (
    <button ref={button} type="button" aria-expanded={open} onKeyDown={onKeyDown}>
      Menu
    </button>
  )
}

beforeEach(() => onKeyDown.mockClear())

test('the button has the focus and gets one arrow key, which opens menus and lists alike', () => {
  render(<Opened />)
  expect(screen.getByRole('button')).toHaveFocus()
  expect(onKeyDown.mock.calls.map(([event]) => event.key)).toEqual(['ArrowDown'])
})

test('one that is open already is left alone', () => {
  render(<Opened open />)
  expect(onKeyDown).not.toHaveBeenCalled()
})
