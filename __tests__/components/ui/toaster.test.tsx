import { act, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { TOAST_DURATION_MS } from '@/components/lib/constants'
import { iconId } from '@/components/ui/icons'
import { toast } from '@/components/ui/toast'
import { Toaster } from '@/components/ui/toaster'
import * as words from '@/content/words'

beforeEach(() => jest.useFakeTimers())
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

test('W2 its count pauses while it has the focus, also when the pointer leaves, and goes on with what is left', () => {
  show()
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite')
  tell('Copied')
  pass(TOAST_DURATION_MS - 1000)
  fireEvent.pointerEnter(screen.getByRole('group'))
  focus(words.toasts.dismiss)
  fireEvent.pointerLeave(screen.getByRole('group'))
  pass(TOAST_DURATION_MS * 10)
  focus('Copy')
  act(() => button('Copy').blur())
  pass(999)
  expect(told('Copied')).toBeInTheDocument()
  pass(1)
  expect(told('Copied')).toBeNull()
  // It had not the focus as it went, so it brings none.
  expect(document.body).toHaveFocus()
})

test('a toast goes in time although the system time is set back while it rests [W2]', () => {
  show()
  tell('Copied')
  pass(1000)
  jest.setSystemTime(0)
  fireEvent.pointerEnter(screen.getByRole('group'))
  fireEvent.pointerLeave(screen.getByRole('group'))
  pass(TOAST_DURATION_MS - 1000)
  expect(told('Copied')).toBeNull()
})

test('W2 several stand together, oldest first, each with its own sign; the same words again begin anew', () => {
  toast('Told before the place stood')
  show()
  tell('Refused', { tone: 'failed' })
  const messages = screen.getAllByRole('group')
  expect(
    messages.map((one) => [
      one.querySelector('p')?.textContent,
      one.querySelector('use')?.getAttribute('href'),
    ]),
  ).toEqual([
    ['Told before the place stood', `#${iconId('check')}`],
    ['Refused', `#${iconId('alert')}`],
  ])
  pass(TOAST_DURATION_MS - 1)
  tell('Refused', { tone: 'failed' })
  pass(1)
  expect(told('Told before the place stood')).toBeNull()
  expect(told('Refused')).toBeInTheDocument()
  pass(TOAST_DURATION_MS)
  expect(told('Refused')).toBeNull()
})
