import { render, screen } from '@testing-library/react'
import { Button } from '@/components/ui/button'
import * as words from '@/content/words'

test('a loading button shows the spinner, is busy and disabled, and submits no form [W3]', () => {
  render(
    <Button isLoading disabled={false}>
      Save
    </Button>,
  )
  expect(screen.getByRole('status')).toHaveTextContent(words.waiting.label)
  const button = screen.getByRole('button', { name: words.waiting.label, busy: true })
  expect(button).toBeDisabled()
  expect(button).toHaveAttribute('type', 'button')
})
