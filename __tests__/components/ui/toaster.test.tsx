import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { StrictMode } from 'react'
import { TOAST_DURATION_MS } from '@/components/lib/constants'
import { iconId } from '@/components/ui/icons'
import { toast } from '@/components/ui/toast'
import { toastStore } from '@/components/ui/toast-store'
import { Toaster } from '@/components/ui/toaster'
import * as words from '@/content/words'
import { renderOnServer } from '../../support/render-on-server'

beforeEach(() => {
  jest.useFakeTimers()
  for (const { id } of toastStore.read()) toastStore.dismiss(id)
})
afterEach(() => jest.useRealTimers())

const show = () => render(<Toaster />, { wrapper: StrictMode })
const tell = (...words: Parameters<typeof toast>) => act(() => toast(...words))
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))
const told = (text: string) => screen.queryByText(text)

/** The whole message with its button. */
function messageOf(text: string): HTMLElement {
  const message = screen.getByText(text).closest<HTMLElement>('[role="group"]')
  if (!message) throw new Error(`"${text}" stands in no message.`)
  return message
}

test('W2 it is announced: the place for messages is there before the first one', () => {
  show()
  const place = screen.getByRole('status')
  expect(place).toBeEmptyDOMElement()
  expect(place).toHaveAttribute('aria-live', 'polite')
  tell('Copied')
  expect(within(place).getByText('Copied')).toBeInTheDocument()
})

test('W2 it is announced once: its words enter the place for messages one time', async () => {
  show()
  let entered = 0
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.textContent?.includes('Copied')) entered += 1
  })
  watch.observe(screen.getByRole('status'), { childList: true, subtree: true })
  tell('Copied')
  // Code that came by itself would have come by then.
  jest.useRealTimers()
  await act(() => new Promise((done) => setTimeout(done)))
  watch.disconnect()
  expect(entered).toBe(1)
})

test('W2 it stands in body itself, where no dialog makes it inert', () => {
  const { container } = show()
  tell('Copied')
  expect(container).toBeEmptyDOMElement()
  expect(screen.getByRole('status').parentElement).toBe(document.body)
})

test('W2 it closes after 5000 ms', () => {
  show()
  tell('Copied')
  pass(4999)
  expect(told('Copied')).toBeInTheDocument()
  pass(1)
  expect(told('Copied')).toBeNull()
  expect(jest.getTimerCount()).toBe(0)
})

test('W2 it stays as long as it is told to', () => {
  show()
  tell('Brief', { duration: 100 })
  pass(100)
  expect(told('Brief')).toBeNull()
})

test.each<[string, (message: HTMLElement) => void, (message: HTMLElement) => void]>([
  ['hover', (message) => fireEvent.pointerEnter(message), (message) => fireEvent.pointerLeave(message)],
  [
    'focus',
    (message) => act(() => within(message).getByRole('button').focus()),
    (message) => act(() => within(message).getByRole('button').blur()),
  ],
])('W2 its count pauses on %s and goes on with what is left', (_what, begin, end) => {
  show()
  tell('Copied')
  pass(TOAST_DURATION_MS - 1000)
  begin(messageOf('Copied'))
  pass(TOAST_DURATION_MS * 10)
  end(messageOf('Copied'))
  pass(999)
  expect(told('Copied')).toBeInTheDocument()
  pass(1)
  expect(told('Copied')).toBeNull()
})

test('W2 focus keeps it while the pointer leaves', () => {
  show()
  tell('Copied')
  fireEvent.pointerEnter(messageOf('Copied'))
  act(() => screen.getByRole('button', { name: words.toasts.dismiss }).focus())
  fireEvent.pointerLeave(messageOf('Copied'))
  pass(TOAST_DURATION_MS * 2)
  expect(told('Copied')).toBeInTheDocument()
})

test('W2 it can be dismissed, and its clock goes with it', () => {
  show()
  tell('Copied')
  fireEvent.click(screen.getByRole('button', { name: words.toasts.dismiss }))
  expect(told('Copied')).toBeNull()
  expect(jest.getTimerCount()).toBe(0)
})

describe('what is to be copied by hand', () => {
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: words.toasts.toCopy })
  const refuse = () => tell('Refused', { tone: 'failed', toCopy: 'the text' })

  test('W2 it is shown selected in a field that cannot be changed', () => {
    show()
    refuse()
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('the text')
    expect(field()).toHaveAttribute('readonly')
    expect([field().selectionStart, field().selectionEnd]).toEqual([0, 'the text'.length])
  })

  test('W2 it stays until it is dismissed', () => {
    show()
    refuse()
    act(() => field().blur())
    pass(TOAST_DURATION_MS * 10)
    expect(told('Refused')).toBeInTheDocument()
    expect(jest.getTimerCount()).toBe(0)
    fireEvent.click(screen.getByRole('button', { name: words.toasts.dismiss }))
    expect(told('Refused')).toBeNull()
  })
})

test('W2 what was done and what failed have signs of their own', () => {
  show()
  tell('Copied')
  tell('Refused', { tone: 'failed' })
  const [done, failed] = ['Copied', 'Refused'].map((text) =>
    messageOf(text).querySelector('use')?.getAttribute('href'),
  )
  expect(done).toBe(`#${iconId('check')}`)
  expect(failed).toBe(`#${iconId('alert')}`)
})

describe('the focus', () => {
  const button = (name: string) => screen.getByRole('button', { name })
  function showBesideButton() {
    render(
      <>
        <button type="button">Copy</button>
        <Toaster />
      </>,
    )
    act(() => button('Copy').focus())
  }

  test('W2 returns to where it was when the message is dismissed', () => {
    showBesideButton()
    tell('Copied')
    act(() => button(words.toasts.dismiss).focus())
    fireEvent.click(button(words.toasts.dismiss))
    expect(button('Copy')).toHaveFocus()
  })

  test('W2 returns from the field too, and Escape is taken by the message alone', () => {
    const below = jest.fn((event: KeyboardEvent) => event.defaultPrevented)
    window.addEventListener('keydown', below, { once: true })
    showBesideButton()
    tell('Refused', { tone: 'failed', toCopy: 'the text' })
    act(() => button(words.toasts.dismiss).focus())
    fireEvent.keyDown(button(words.toasts.dismiss), { key: 'Escape' })
    expect(below).toHaveReturnedWith(true)
    expect(told('Refused')).toBeNull()
    expect(button('Copy')).toHaveFocus()
  })

  test('W2 stays where it is when a message goes that has it not', () => {
    showBesideButton()
    tell('Copied')
    act(() => button(words.toasts.dismiss).focus())
    act(() => button('Copy').focus())
    act(() => button('Copy').blur())
    pass(TOAST_DURATION_MS)
    expect(told('Copied')).toBeNull()
    expect(document.body).toHaveFocus()
  })
})

test('W2 several stand together, oldest first, each with its own clock', () => {
  show()
  tell('First')
  pass(1000)
  tell('Second')
  expect(screen.getAllByRole('group').map((message) => message.textContent)).toEqual([
    expect.stringContaining('First'),
    expect.stringContaining('Second'),
  ])
  pass(TOAST_DURATION_MS - 1000)
  expect(told('First')).toBeNull()
  expect(told('Second')).toBeInTheDocument()
  pass(1000)
  expect(told('Second')).toBeNull()
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

test('W2 what was told before the toaster stood is shown', () => {
  toast('Early')
  show()
  expect(told('Early')).toBeInTheDocument()
})

test('W2 unmounting leaves no timer, and words are text', () => {
  const { unmount } = show()
  tell('<img src=x onerror=alert(1)>')
  expect(told('<img src=x onerror=alert(1)>')).toBeInTheDocument()
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})

test('a build writes nothing for it', async () => {
  jest.useRealTimers()
  expect(await renderOnServer(<Toaster />)).toBe('')
})
