import { act, fireEvent, render, screen } from '@testing-library/react'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Toaster } from '@/components/ui/toaster'
import * as words from '@/content/words'
import { plant } from '../../support/browser'

test('W3 it sends no form; while it loads it shows the spinner, says that it is busy, and nothing wakes it', () => {
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

test.each([
  ['refuses', { writeText: () => Promise.reject(new Error('refused')) }],
  ['is missing', undefined],
])('a toast shows the text to copy by hand if the clipboard %s [W2]', async (_, clipboard) => {
  plant(navigator, 'clipboard', clipboard)
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
