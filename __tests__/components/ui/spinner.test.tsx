import { render, screen } from '@testing-library/react'
import { Spinner } from '@/components/ui/spinner'

test('W3 it says Loading.... with four dots', () => {
  render(<Spinner />)
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading\.{4}$/)
})

test('W3 it says what it is told to say', () => {
  render(<Spinner label="Saving" />)
  expect(screen.getByRole('status')).toHaveTextContent(/^Saving$/)
})
