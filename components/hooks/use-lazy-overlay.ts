import { type KeyboardEvent, type MouseEvent, useState } from 'react'

/**
 * Lets a menu or list be a plain button until it is wanted: its code is fetched at the first sign (pointer, touch,
 * focus), and the press that comes before the code is kept for as long as the focus stays on the button. With
 * `React.lazy` the button would be gone while the code is on its way.
 *
 * @param load an `import()` of the overlay; one that failed is tried again by the next sign or press
 * @param onFailure called when the visitor asked for it and the code cannot be had
 * @returns the overlay's code once the visitor has asked for it and it has arrived; and the properties of the plain button,
 *   which is busy while the code is asked for and on its way
 */
export function useLazyOverlay<T>(load: () => Promise<T>, onFailure: () => void) {
  const [asked, setAsked] = useState(false)
  const [loaded, setLoaded] = useState<T | null>(null)
  // A sign of intent may fail in silence: nothing has been asked for yet.
  const prefetch = () => void load().catch(() => {})
  const ask = (button: HTMLElement) => {
    // Safari gives a pressed button no focus. When that leaves, the visitor is busy elsewhere and nothing may open.
    button.focus({ preventScroll: true })
    setAsked(true)
    load().then(setLoaded, () => {
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
      onClick: (event: MouseEvent<HTMLElement>) => ask(event.currentTarget),
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        ask(event.currentTarget)
      },
    },
  }
}
