import { act, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { useLazyModule } from '@/components/hooks/use-lazy-module'
import { lazyModule } from '@/components/lib/lazy-module'
import { renderOnServer } from '../../support/render-on-server'

test('the module is there once it has arrived, for everyone who waits and who comes later', async () => {
  const lazy = lazyModule(async () => 'the module')
  const waits = renderHook(() => useLazyModule(lazy), { wrapper: StrictMode })
  expect(waits.result.current).toBeNull()
  await act(() => lazy.load())
  expect(waits.result.current).toBe('the module')
  expect(renderHook(() => useLazyModule(lazy)).result.current).toBe('the module')
})

test('the server never has it, so that hydration finds what the server wrote', async () => {
  const lazy = lazyModule(async () => 'the module')
  await lazy.load()
  const Show = () => <p>{useLazyModule(lazy) ?? 'none'}</p>
  expect(await renderOnServer(<Show />)).toBe('<p>none</p>')
})
