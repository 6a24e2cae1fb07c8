import { act, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { TOAST_DURATION_MS } from '@/components/ui/constants'
import { iconId } from '@/components/ui/icons'
import { Toaster, toast } from '@/components/ui/toaster'
import * as words from '@/content/words'

beforeEach(() => jest.useFakeTimers())

const show = () =>
  render(
    <>
      <button type="button">Copy</button>
      <Toaster />
    </>,
    { wrapper: StrictMode },
  )
const raise = (...args: Parameters<typeof toast>) => act(async () => toast(...args))
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))
const message = (text: string) => screen.queryByText(text)
const button = (name: string) => screen.getByRole('button', { name })
const focus = (name: string) => act(() => button(name).focus())

test('a toast waits while it has focus or the pointer, then closes after the remaining time [W2]', async () => {
  show()
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite')
  await raise('Copied')
  pass(TOAST_DURATION_MS - 1000)
  fireEvent.pointerEnter(screen.getByRole('group'))
  focus(words.toasts.dismiss)
  fireEvent.pointerLeave(screen.getByRole('group'))
  pass(TOAST_DURATION_MS * 10)
  focus('Copy')
  act(() => button('Copy').blur())
  pass(999)
  expect(message('Copied')).toBeInTheDocument()
  pass(1)
  expect(message('Copied')).toBeNull()
  // A toast without focus returns none when it closes.
  expect(document.body).toHaveFocus()
})

test('several toasts are shown, oldest first, each with its icon; the same text restarts its time [W2]', async () => {
  await toast('Raised before the toaster')
  show()
  await raise('Refused', 'A text to copy')
  const messages = screen.getAllByRole('group')
  expect(
    messages.map((group) => [
      group.querySelector('p')?.textContent,
      group.querySelector('use')?.getAttribute('href'),
    ]),
  ).toEqual([
    ['Raised before the toaster', `#${iconId('check')}`],
    ['Refused', `#${iconId('alert')}`],
  ])
  pass(TOAST_DURATION_MS - 1)
  await raise('Raised before the toaster')
  pass(TOAST_DURATION_MS - 1)
  expect(message('Raised before the toaster')).toBeInTheDocument()
  pass(1)
  expect(message('Raised before the toaster')).toBeNull()
  expect(message('Refused')).toBeInTheDocument()
})
