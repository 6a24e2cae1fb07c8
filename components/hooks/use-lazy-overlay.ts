import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import type { LazyModule } from '../lib/lazy-module'
import { useLazyModule } from './use-lazy-module'

interface LazyOverlay<T> {
  /** The overlay's code once the visitor has asked for it and it has arrived. */
  module: T | null
  /** For the plain button that stands in until then. It is busy while the code is asked for and still on its way. */
  triggerProps: {
    'aria-expanded': false
    'aria-busy': true | undefined
    onPointerEnter(): void
    onTouchStart(): void
    onFocus(): void
    onBlur(): void
    onClick(event: MouseEvent<HTMLElement>): void
    onKeyDown(event: KeyboardEvent<HTMLElement>): void
  }
}

/**
 * Lets a menu or list be a plain button until it is wanted: its code is fetched at the first sign (pointer, touch,
 * focus), and the press that comes before the code is kept for as long as the focus stays on the button.
 *
 * @param onFailure called when the visitor asked for it and the code cannot be had
 */
export function useLazyOverlay<T>(lazy: LazyModule<T>, onFailure: () => void): LazyOverlay<T> {
  const [asked, setAsked] = useState(false)
  const loaded = useLazyModule(lazy)
  // A sign of intent may fail in silence: nothing has been asked for yet.
  const prefetch = () => void lazy.load().catch(() => {})
  const ask = (button: HTMLElement) => {
    // Safari gives a pressed button no focus. When that leaves, the visitor is busy elsewhere and nothing may open.
    button.focus({ preventScroll: true })
    setAsked(true)
    lazy.load().catch(() => {
      setAsked(false)
      onFailure()
    })
  }
  return {
    module: asked ? loaded : null,
    triggerProps: {
      'aria-expanded': false,
      'aria-busy': (asked && !loaded) || undefined,
      onPointerEnter: prefetch,
      onTouchStart: prefetch,
      onFocus: prefetch,
      onBlur: () => setAsked(false),
      onClick: (event) => ask(event.currentTarget),
      onKeyDown(event) {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        ask(event.currentTarget)
      },
    },
  }
}
