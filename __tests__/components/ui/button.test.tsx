import { fireEvent, render, screen } from '@testing-library/react'
import { Button } from '@/components/ui/button'
import * as words from '@/content/words'

test('W3 within a form it sends nothing', () => {
  const onSubmit = jest.fn((event) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button>Press</Button>
    </form>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Press' }))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('W3 while it loads it shows the spinner, says that it is busy, and nothing wakes it', () => {
  render(
    <Button loading disabled={false}>
      Save
    </Button>,
  )
  expect(screen.getByRole('status')).toHaveTextContent(words.waiting.label)
  expect(screen.getByRole('button', { name: words.waiting.label, busy: true })).toBeDisabled()
})
