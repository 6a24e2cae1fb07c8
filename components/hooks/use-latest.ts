import { useInsertionEffect, useRef } from 'react'

/** A ref that always holds the value of the last render, so that an effect can call a callback without depending on it. */
export function useLatest<T>(value: T): { readonly current: T } {
  const ref = useRef(value)
  useInsertionEffect(() => {
    ref.current = value
  })
  return ref
}
