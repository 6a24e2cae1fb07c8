import { act, fireEvent, render, screen } from '@testing-library/react'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
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

test('W2 where the clipboard refuses, the older way copies all, in the dialog, and gives the focus back', async () => {
  render(
    <div role="dialog">
      <CopyButton label="Copy" text={'first line\nsecond line'} done="" />
    </div>,
  )
  const button = screen.getByRole('button')
  button.focus()
  let selected = ''
  // jsdom has no clipboard.
  plant(document, 'execCommand', () => {
    // A dialog would take the focus back from a field elsewhere. Of a field of one line the line break would be lost.
    const field = document.querySelector<HTMLTextAreaElement>('[role="dialog"] textarea:focus')
    selected = field?.value.slice(field.selectionStart, field.selectionEnd) ?? ''
    return true
  })
  await act(async () => void fireEvent.click(button))
  expect(selected).toBe('first line\nsecond line')
  expect(document.querySelector('textarea')).toBeNull()
  expect(button).toHaveFocus()
})
