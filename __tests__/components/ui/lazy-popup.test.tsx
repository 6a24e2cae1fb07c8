import { act, fireEvent, render, screen } from '@testing-library/react'
import { type ComponentType, StrictMode } from 'react'
import '@/__tests__/support/browser'
import { LazyPopup, type PopupButtonProps } from '@/components/ui/lazy-popup'

type Popup = ComponentType<{ words: string; button: PopupButtonProps }>

const Menu: Popup = ({ words, button }) => (
  <>
    <button type="button" {...button} />
    <p>{words}</p>
  </>
)

beforeEach(() => {
  jest.useFakeTimers()
})

/** Renders a popup whose code arrives or fails on demand. */
function show() {
  const settle = { resolve(_module: Popup) {}, reject(_error: Error) {} }
  let code: Promise<Popup> | undefined
  const load = jest.fn(() => {
    code ??= new Promise<Popup>((resolve, reject) => Object.assign(settle, { resolve, reject }))
    return code
  })
  render(
    <LazyPopup kind="menu" load={load} className="" popup={{ words: 'the menu' }}>
      Open
    </LazyPopup>,
    { wrapper: StrictMode },
  )
  const pass = () => act(() => jest.advanceTimersByTimeAsync(50))
  return {
    load,
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
const isOpen = () => screen.queryByText('the menu') !== null

test('pointer and focus prefetch the popup and open nothing; a failed prefetch is silent [G13]', async () => {
  const { load, fail, arrive } = show()
  expect(load).not.toHaveBeenCalled()
  for (const [i, event] of [fireEvent.pointerEnter, fireEvent.focus].entries()) {
    event(button())
    expect(load).toHaveBeenCalledTimes(i + 1)
    if (i === 0) await fail()
  }
  expect(document.documentElement.dataset.app).toBeUndefined()
  await arrive()
  expect(isOpen()).toBe(false)
})

test('a press waits for the code, after a failure the next one gets it, and the page is marked until then [G13, H2]', async () => {
  const { arrive, fail } = show()
  const { dataset } = document.documentElement
  press()
  expect(button()).toHaveAttribute('aria-busy', 'true')
  await fail()
  expect(button()).not.toHaveAttribute('aria-busy')
  expect([isOpen(), dataset.app]).toEqual([false, 'failed'])
  press()
  await arrive()
  expect([isOpen(), dataset.app]).toEqual([true, 'ready'])
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
