/** @jest-environment jsdom */
import { copyText } from '@/components/lib/copy-text'
import { plant } from '../../support/browser'

/** A browser without the newer way; `copy` is what its older way does. */
function plantOldBrowser(copy: () => boolean): void {
  plant(navigator, 'clipboard', undefined)
  plant(document, 'execCommand', copy)
}

afterEach(() => document.body.replaceChildren())

test('W2 the clipboard takes the text', async () => {
  const writeText = jest.fn(async () => {})
  plant(navigator, 'clipboard', { writeText })
  await expect(copyText('a text')).resolves.toBe(true)
  expect(writeText).toHaveBeenCalledWith('a text')
})

test.each([
  ['missing', undefined],
  ['refusing', { writeText: async () => Promise.reject(new Error('NotAllowedError')) }],
])('W2 with the clipboard %s the older way copies the whole text', async (_what, clipboard) => {
  let selected = ''
  plantOldBrowser(() => {
    const field = document.activeElement
    if (field instanceof HTMLTextAreaElement) {
      selected = field.value.slice(field.selectionStart, field.selectionEnd)
    }
    return true
  })
  plant(navigator, 'clipboard', clipboard)
  await expect(copyText('first line\nsecond line')).resolves.toBe(true)
  expect(selected).toBe('first line\nsecond line')
})

test('W2 the older way leaves nothing behind and gives the focus back', async () => {
  document.body.innerHTML = '<button>Copy</button>'
  const button = document.querySelector('button')
  button?.focus()
  plantOldBrowser(() => true)
  await copyText('a text')
  expect(document.querySelector('textarea')).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('W2 within a dialog the field stands in the dialog, which would take the focus back from elsewhere', async () => {
  document.body.innerHTML = '<div role="dialog"><button>Copy</button></div>'
  document.querySelector('button')?.focus()
  let place: Element | null = null
  plantOldBrowser(() => {
    place = document.querySelector('textarea')?.closest('[role="dialog"]') ?? null
    return true
  })
  await copyText('a text')
  expect(place).not.toBeNull()
})

test.each([
  ['says no', () => false],
  [
    'throws',
    () => {
      throw new Error('no')
    },
  ],
])('W2 it is told when the older way %s, and nothing stays behind', async (_what, copy) => {
  plantOldBrowser(copy)
  await expect(copyText('a text')).resolves.toBe(false)
  expect(document.querySelector('textarea')).toBeNull()
})

test('W2 it is told when the browser knows neither way', async () => {
  plant(navigator, 'clipboard', undefined)
  plant(document, 'execCommand', undefined)
  await expect(copyText('a text')).resolves.toBe(false)
})
