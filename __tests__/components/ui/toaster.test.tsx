import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { StrictMode } from 'react'
import { TOAST_DURATION_MS } from '@/components/lib/constants'
import { iconId } from '@/components/ui/icons'
import { toast } from '@/components/ui/toast'
import { toastStore } from '@/components/ui/toast-store'
import { Toaster } from '@/components/ui/toaster'
import * as words from '@/content/words'

beforeEach(() => {
  jest.useFakeTimers()
  for (const { id } of toastStore.read()) toastStore.dismiss(id)
})
afterEach(() => jest.useRealTimers())

const show = () =>
  render(
    <>
      <button type="button">Copy</button>
      <Toaster />
    </>,
    { wrapper: StrictMode },
  )
const tell = (...words: Parameters<typeof toast>) => act(() => toast(...words))
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))
const told = (text: string) => screen.queryByText(text)
const button = (name: string) => screen.getByRole('button', { name })
const focus = (name: string) => act(() => button(name).focus())
const message = () => screen.getByRole('group')

test('W2 it is announced, above any dialog: its place is there before the first one, in body itself', () => {
  show()
  const place = screen.getByRole('status')
  expect(place).toBeEmptyDOMElement()
  expect(place).toHaveAttribute('aria-live', 'polite')
  expect(place.parentElement).toBe(document.body)
  tell('Copied')
  expect(within(place).getByText('Copied')).toBeInTheDocument()
})

test('W2 its count pauses while it has the focus, also when the pointer leaves, and goes on with what is left', () => {
  show()
  tell('Copied')
  pass(TOAST_DURATION_MS - 1000)
  fireEvent.pointerEnter(message())
  focus(words.toasts.dismiss)
  fireEvent.pointerLeave(message())
  pass(TOAST_DURATION_MS * 10)
  focus('Copy')
  pass(999)
  expect(told('Copied')).toBeInTheDocument()
  pass(1)
  expect(told('Copied')).toBeNull()
})

test('W2 what is to be copied by hand stands in a field that cannot be changed, until Escape, which nothing else hears', () => {
  const below = jest.fn((event: KeyboardEvent) => event.defaultPrevented)
  window.addEventListener('keydown', below, { once: true })
  show()
  focus('Copy')
  tell('Refused', { tone: 'failed', toCopy: 'the text' })
  const field = screen.getByRole('textbox', { name: words.toasts.toCopy })
  expect(field).toHaveFocus()
  expect(field).toHaveAttribute('readonly')
  pass(TOAST_DURATION_MS * 10)
  // From the field to the button: where the focus was before is not forgotten.
  focus(words.toasts.dismiss)
  fireEvent.keyDown(button(words.toasts.dismiss), { key: 'Escape' })
  expect(below).toHaveReturnedWith(true)
  expect(told('Refused')).toBeNull()
  expect(button('Copy')).toHaveFocus()
})

test('W2 the focus stays where it is when a message goes that has it not', () => {
  show()
  focus('Copy')
  tell('Copied')
  focus(words.toasts.dismiss)
  focus('Copy')
  act(() => button('Copy').blur())
  pass(TOAST_DURATION_MS)
  expect(told('Copied')).toBeNull()
  expect(document.body).toHaveFocus()
})

test('W2 several stand together, oldest first, each with its own sign and clock', () => {
  toast('Told before the place stood')
  show()
  tell('Refused', { tone: 'failed', duration: TOAST_DURATION_MS + 1000 })
  const messages = screen.getAllByRole('group')
  expect(messages.map((one) => one.querySelector('p')?.textContent)).toEqual([
    'Told before the place stood',
    'Refused',
  ])
  expect(messages.map((one) => one.querySelector('use')?.getAttribute('href'))).toEqual([
    `#${iconId('check')}`,
    `#${iconId('alert')}`,
  ])
  pass(TOAST_DURATION_MS)
  expect(told('Told before the place stood')).toBeNull()
  expect(told('Refused')).toBeInTheDocument()
  pass(1000)
  expect(told('Refused')).toBeNull()
})

test('W2 the same words again replace the old ones and begin anew', () => {
  show()
  tell('Copied')
  pass(TOAST_DURATION_MS - 1)
  tell('Copied')
  expect(screen.getAllByRole('group')).toHaveLength(1)
  pass(TOAST_DURATION_MS - 1)
  expect(told('Copied')).toBeInTheDocument()
})
