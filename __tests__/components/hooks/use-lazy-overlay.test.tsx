import { act, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { useLazyOverlay } from '@/components/hooks/use-lazy-overlay'
import { type LazyModule, lazyModule } from '@/components/lib/lazy-module'

/** A module whose arrival a test decides. */
function plantLazy() {
  let arrive: (module: string) => void = () => {}
  let fail: (error: Error) => void = () => {}
  const load = jest.fn(
    () =>
      new Promise<string>((resolve, reject) => {
        arrive = resolve
        fail = reject
      }),
  )
  return {
    lazy: lazyModule(load),
    load,
    arrive: () => act(async () => arrive('the overlay')),
    fail: () => act(async () => fail(new Error('gone'))),
  }
}

function Overlay({ lazy, onFailure }: { lazy: LazyModule<string>; onFailure(): void }) {
  const { module, triggerProps } = useLazyOverlay(lazy, onFailure)
  if (module) return <p>{module}</p>
  return (
    <button type="button" {...triggerProps}>
      Open
    </button>
  )
}

function show() {
  const planted = plantLazy()
  const onFailure = jest.fn()
  render(<Overlay lazy={planted.lazy} onFailure={onFailure} />, { wrapper: StrictMode })
  return { ...planted, onFailure, button: () => screen.getByRole('button') }
}

test('nothing loads before a sign of intent', () => {
  const { load } = show()
  expect(load).not.toHaveBeenCalled()
})

test.each([
  ['the pointer', () => fireEvent.pointerEnter(screen.getByRole('button'))],
  ['a finger', () => fireEvent.touchStart(screen.getByRole('button'))],
  ['the focus', () => fireEvent.focus(screen.getByRole('button'))],
])('%s loads it, and opens nothing', async (_what, sign) => {
  const { load, arrive, button } = show()
  sign()
  sign()
  expect(load).toHaveBeenCalledTimes(1)
  await arrive()
  expect(button()).not.toHaveAttribute('aria-busy')
  fireEvent.click(button())
  expect(screen.getByText('the overlay')).toBeInTheDocument()
})

test('the press that comes before the code is kept, and is told while it waits', async () => {
  const { arrive, button } = show()
  fireEvent.click(button())
  expect(button()).toHaveAttribute('aria-busy', 'true')
  await arrive()
  expect(screen.getByText('the overlay')).toBeInTheDocument()
})

test('G13 nothing opens when the code comes after the visitor has gone elsewhere', async () => {
  const { arrive, button } = show()
  fireEvent.click(button())
  act(() => button().blur())
  expect(button()).not.toHaveAttribute('aria-busy')
  await arrive()
  expect(button()).toBeInTheDocument()
  fireEvent.click(button())
  expect(screen.getByText('the overlay')).toBeInTheDocument()
})

test.each(['ArrowDown', 'ArrowUp'])('G13 %s opens it and does not scroll the page', async (key) => {
  const { arrive, button } = show()
  expect(fireEvent.keyDown(button(), { key })).toBe(false)
  await arrive()
  expect(screen.getByText('the overlay')).toBeInTheDocument()
})

test('other keys are left to the browser', () => {
  const { load, button } = show()
  for (const key of ['Tab', 'a', 'Escape', 'ArrowLeft', 'Enter', ' ']) {
    expect(fireEvent.keyDown(button(), { key })).toBe(true)
  }
  expect(load).not.toHaveBeenCalled()
})

test('a load that fails on a mere sign is silent', async () => {
  const { onFailure, fail, button } = show()
  fireEvent.pointerEnter(button())
  await fail()
  expect(onFailure).not.toHaveBeenCalled()
})

test('a load that fails on a press is told, and the next press tries again', async () => {
  const { load, onFailure, fail, arrive, button } = show()
  fireEvent.click(button())
  await fail()
  expect(onFailure).toHaveBeenCalledTimes(1)
  expect(button()).not.toHaveAttribute('aria-busy')
  fireEvent.click(button())
  expect(load).toHaveBeenCalledTimes(2)
  await arrive()
  expect(screen.getByText('the overlay')).toBeInTheDocument()
})

test('a press while the sign is still loading is told when that fails', async () => {
  const { load, onFailure, fail, button } = show()
  fireEvent.pointerEnter(button())
  fireEvent.click(button())
  expect(load).toHaveBeenCalledTimes(1)
  await fail()
  expect(onFailure).toHaveBeenCalledTimes(1)
})
