import { useSyncExternalStore } from 'react'
import type { LazyModule } from '../lib/lazy-module'

/** The module once it has arrived, `null` before and on the server. */
export function useLazyModule<T>(module: LazyModule<T>): T | null {
  return useSyncExternalStore(module.subscribe, module.peek, () => null)
}
