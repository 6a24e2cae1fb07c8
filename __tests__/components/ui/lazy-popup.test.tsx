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

const settled = () => act(() => jest.advanceTimersByTimeAsync(50))

/** Renders a popup. Its code arrives or fails on demand, once it has been requested. */
function show() {
  const settle = { resolve(_module: Popup) {}, reject(_error: Error) {} }
  let code: Promise<Popup> | undefined
  const load = () => {
    code ??= new Promise<Popup>((resolve, reject) => Object.assign(settle, { resolve, reject }))
    return code
  }
  render(
    <LazyPopup kind="menu" load={load} className="" popup={{ words: 'the menu' }}>
      Open
    </LazyPopup>,
    { wrapper: StrictMode },
  )
  return {
    async arrive() {
      settle.resolve(Menu)
      await settled()
    },
    async fail() {
      settle.reject(new Error('gone'))
      code = undefined
      await settled()
    },
  }
}

const button = () => screen.getByRole('button', { name: 'Open' })
const press = () => fireEvent.click(button())
const isOpen = () => screen.queryByText('the menu') !== null

test.each([
  ['pointer', fireEvent.pointerEnter],
  ['focus', fireEvent.focus],
])(
  'the %s prefetches the popup and opens nothing; a failed prefetch is silent [G13]',
  async (_, announce) => {
    const { fail, arrive } = show()
    announce(button())
    await fail()
    expect(document.documentElement.dataset.app).not.toBe('failed')
    announce(button())
    await arrive()
    expect(isOpen()).toBe(false)
    press()
    await settled()
    expect(isOpen()).toBe(true)
  },
)

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

test.each(['ArrowDown', 'ArrowUp'])(
  '%s opens the popup and does not scroll, unlike other keys [G13]',
  async (key) => {
    const { arrive } = show()
    for (const other of ['Tab', 'a', 'ArrowLeft', 'Enter', ' '])
      expect(fireEvent.keyDown(button(), { key: other })).toBe(true)
    expect(button()).not.toHaveAttribute('aria-busy')
    expect(fireEvent.keyDown(button(), { key })).toBe(false)
    await arrive()
    expect(isOpen()).toBe(true)
  },
)
