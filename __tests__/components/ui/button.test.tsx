import { act, fireEvent, render, screen } from '@testing-library/react'
import { plant } from '@/__tests__/support/browser'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Toaster } from '@/components/ui/toaster'
import * as words from '@/content/words'

test('a loading button shows the spinner, is busy and disabled, and submits no form [W3]', () => {
  render(
    <Button loading disabled={false}>
      Save
    </Button>,
  )
  expect(screen.getByRole('status')).toHaveTextContent(words.waiting.label)
  const button = screen.getByRole('button', { name: words.waiting.label, busy: true })
  expect(button).toBeDisabled()
  expect(button).toHaveAttribute('type', 'button')
})

test('a toast shows the text to copy by hand if the clipboard refuses it [W2]', async () => {
  plant(navigator, 'clipboard', { writeText: () => Promise.reject(new Error('refused')) })
  render(
    <>
      <CopyButton label="Copy" text={() => 'https://example.com/'} done="" />
      <Toaster />
    </>,
  )
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy' })))
  expect(screen.getByRole('status')).toHaveTextContent(words.toasts.copyRefused)
  expect(screen.getByRole('textbox', { name: words.toasts.toCopy })).toHaveFocus()
  expect(screen.getByRole('textbox')).toHaveValue('https://example.com/')
  fireEvent.click(screen.getByRole('button', { name: words.toasts.dismiss }))
})
