import { fireEvent, render, screen } from '@testing-library/react'
import { Button } from '@/components/ui/button'
import * as words from '@/content/words'

test('W3 it is a plain button: within a form it sends nothing', () => {
  const onSubmit = jest.fn((event) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button>Press</Button>
    </form>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Press' }))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('W3 its type may be said', () => {
  const onSubmit = jest.fn((event) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit">Send</Button>
    </form>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('W3 while it loads it shows the spinner, says that it is busy and cannot be pressed', () => {
  const onClick = jest.fn()
  const { rerender } = render(<Button onClick={onClick}>Save</Button>)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onClick).toHaveBeenCalledTimes(1)
  rerender(
    <Button onClick={onClick} loading>
      Save
    </Button>,
  )
  const busy = screen.getByRole('button', { name: words.waiting.label, busy: true })
  expect(busy).toBeDisabled()
  fireEvent.click(busy)
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('W3 nothing that is handed to it wakes it while it loads', () => {
  render(
    <Button loading disabled={false}>
      Save
    </Button>,
  )
  expect(screen.getByRole('button')).toBeDisabled()
})

test('W3 a disabled button is disabled, and not busy', () => {
  render(<Button disabled>Save</Button>)
  const button = screen.getByRole('button', { name: 'Save' })
  expect(button).toBeDisabled()
  expect(button).not.toHaveAttribute('aria-busy')
})
