import { type RefObject, useEffect } from 'react'

/**
 * Copies the padding of the root element to a fixed element. Headless UI pads the root while a dialog hides a classic scrollbar; without
 * the same padding, a fixed element would move into the space of the scrollbar (H1).
 */
export function useRootPadding(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = document.documentElement
    const observer = new MutationObserver(() => {
      if (ref.current) ref.current.style.paddingRight = root.style.paddingRight
    })
    observer.observe(root, { attributeFilter: ['style'] })
    return () => observer.disconnect()
  }, [ref])
}
