import { act, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { useLazyOverlay } from '@/components/hooks/use-lazy-overlay'

const onFailure = jest.fn()

function Overlay({ load }: { load(): Promise<string> }) {
  const { module, triggerProps } = useLazyOverlay(load, onFailure)
  if (module) return <p>{module}</p>
  return (
    <button type="button" {...triggerProps}>
      Open
    </button>
  )
}

/** An overlay whose code arrives, or fails, when a test says so. */
function show() {
  const settle = { resolve(_module: string) {}, reject(_error: Error) {} }
  let code: Promise<string> | undefined
  const load = jest.fn(() => {
    code ??= new Promise<string>((resolve, reject) => Object.assign(settle, { resolve, reject }))
    return code
  })
  render(<Overlay load={load} />, { wrapper: StrictMode })
  return {
    load,
    arrive: () => act(async () => settle.resolve('the overlay')),
    async fail() {
      await act(async () => settle.reject(new Error('gone')))
      code = undefined
    },
  }
}

const button = () => screen.getByRole('button')
const press = () => act(async () => void fireEvent.click(button()))
const isOpen = () => screen.queryByText('the overlay') !== null

test('each sign of intent loads it, and opens nothing; a failure is silent then', async () => {
  const { load, fail, arrive } = show()
  expect(load).not.toHaveBeenCalled()
  for (const [i, sign] of [fireEvent.pointerEnter, fireEvent.touchStart, fireEvent.focus].entries()) {
    sign(button())
    expect(load).toHaveBeenCalledTimes(i + 1)
    if (i < 2) await fail()
  }
  expect(onFailure).not.toHaveBeenCalled()
  await arrive()
  expect(isOpen()).toBe(false)
})

test('G13 nothing opens when the code comes after the visitor has gone elsewhere', async () => {
  const { arrive } = show()
  await press()
  act(() => button().blur())
  expect(button()).not.toHaveAttribute('aria-busy')
  await arrive()
  expect(isOpen()).toBe(false)
  await press()
  expect(isOpen()).toBe(true)
})

test('G13 the arrows that open it do not scroll the page, and other keys are left to the browser', async () => {
  const { load, arrive } = show()
  for (const key of ['Tab', 'a', 'ArrowLeft', 'Enter', ' '])
    expect(fireEvent.keyDown(button(), { key })).toBe(true)
  expect(load).not.toHaveBeenCalled()
  for (const key of ['ArrowDown', 'ArrowUp']) expect(fireEvent.keyDown(button(), { key })).toBe(false)
  await arrive()
  expect(isOpen()).toBe(true)
})
