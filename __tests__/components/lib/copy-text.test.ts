/** @jest-environment jsdom */
import { copyText } from '@/components/lib/copy-text'
import { plant } from '../../support/browser'

test('W2 where the clipboard refuses, the older way copies all, in the dialog, and gives the focus back', async () => {
  document.body.innerHTML = '<div role="dialog"><button>Copy</button></div>'
  const button = document.querySelector('button')
  button?.focus()
  let selected = ''
  plant(navigator, 'clipboard', {
    writeText() {
      throw new Error('NotAllowedError')
    },
  })
  plant(document, 'execCommand', () => {
    // A dialog would take the focus back from a field elsewhere.
    const field = document.querySelector<HTMLTextAreaElement>('[role="dialog"] textarea:focus')
    selected = field?.value.slice(field.selectionStart, field.selectionEnd) ?? ''
    return true
  })
  await expect(copyText('first line\nsecond line')).resolves.toBe(true)
  expect(selected).toBe('first line\nsecond line')
  expect(document.querySelector('textarea')).toBeNull()
  expect(document.activeElement).toBe(button)
})
