import { render, screen } from '@testing-library/react'
import { Spinner } from '@/components/ui/spinner'
import { waiting } from '@/content/words'

test('W3 it says that it waits, in the words of the interface', () => {
  render(<Spinner />)
  expect(screen.getByRole('status')).toHaveTextContent(waiting.label)
})

test('W3 it says what it is told to say', () => {
  render(<Spinner label="Saving" />)
  expect(screen.getByRole('status')).toHaveTextContent(/^Saving$/)
})
