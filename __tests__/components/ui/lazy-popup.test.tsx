import { act, fireEvent, render, screen } from '@testing-library/react'
import { type ComponentType, StrictMode } from 'react'
import { plant } from '@/__tests__/support/browser'
import { LazyPopup, type PopupButtonProps } from '@/components/ui/lazy-popup'

type Popup = ComponentType<{ words: string; button: PopupButtonProps }>

const onFailure = jest.fn()

const Menu: Popup = ({ words, button }) => (
  <>
    <button type="button" {...button} />
    <p>{words}</p>
  </>
)

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
})

/** Renders a popup whose code arrives or fails on demand. */
function show() {
  const settle = { resolve(_module: Popup) {}, reject(_error: Error) {} }
  let code: Promise<Popup> | undefined
  const load = jest.fn(() => {
    code ??= new Promise<Popup>((resolve, reject) => Object.assign(settle, { resolve, reject }))
    return code
  })
  const { unmount } = render(
    <LazyPopup kind="menu" load={load} onFailure={onFailure} className="" popup={{ words: 'the menu' }}>
      Open
    </LazyPopup>,
    { wrapper: StrictMode },
  )
  const pass = () => act(() => jest.advanceTimersByTimeAsync(50))
  return {
    load,
    unmount,
    async arrive() {
      settle.resolve(Menu)
      await pass()
    },
    async fail() {
      settle.reject(new Error('gone'))
      await pass()
      code = undefined
    },
  }
}

const button = () => screen.getByRole('button', { name: 'Open' })
const press = () => fireEvent.click(button())
function scrollOn(): void {
  plant(window, 'scrollY', window.scrollY + window.innerHeight)
  fireEvent.wheel(window)
}
const isOpen = () => screen.queryByText('the menu') !== null

test('pointer and focus prefetch the popup and open nothing; a failed prefetch is silent [G13]', async () => {
  const { load, fail, arrive } = show()
  expect(load).not.toHaveBeenCalled()
  for (const [i, event] of [fireEvent.pointerEnter, fireEvent.focus].entries()) {
    event(button())
    expect(load).toHaveBeenCalledTimes(i + 1)
    if (i === 0) await fail()
  }
  expect(onFailure).not.toHaveBeenCalled()
  await arrive()
  expect(isOpen()).toBe(false)
})

test.each<[string, () => unknown]>([
  ['a press elsewhere', () => fireEvent.click(document.body)],
  ['Tab', () => fireEvent.keyDown(button(), { key: 'Tab' })],
  ['Back', () => fireEvent.popState(window)],
  ['a scroll by a screen', scrollOn],
])('%s cancels a loading popup, whether its code arrives or fails [H2, G13]', async (_what, leave) => {
  const { arrive, fail } = show()
  for (const settle of [fail, arrive]) {
    press()
    leave()
    expect(button()).not.toHaveAttribute('aria-busy')
    await settle()
  }
  expect(isOpen()).toBe(false)
  expect(onFailure).not.toHaveBeenCalled()
})

test('a failure is not reported after the screen was left [G13]', async () => {
  const { fail, unmount } = show()
  press()
  unmount()
  await fail()
  expect(onFailure).not.toHaveBeenCalled()
})

test('up and down arrows open the popup and do not scroll; other keys are left to the browser [G13]', async () => {
  const { load, arrive } = show()
  for (const key of ['Tab', 'a', 'ArrowLeft', 'Enter', ' '])
    expect(fireEvent.keyDown(button(), { key })).toBe(true)
  expect(load).not.toHaveBeenCalled()
  for (const key of ['ArrowDown', 'ArrowUp']) expect(fireEvent.keyDown(button(), { key })).toBe(false)
  await arrive()
  expect(isOpen()).toBe(true)
})
