import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { returnFocus } from '../lib/kept-focus'

/**
 * G3, G4: what Headless UI 2.2.10 leaves undone. Opened again while it still leaves, a dialog does not take the focus;
 * Escape takes the focus away, also from a dialog that stays open and from what has got it back.
 *
 * @param panel is in the page until the dialog has left
 */
export function useDialogFocus(panel: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    if (!open) {
      const ignoreEscape = (event: KeyboardEvent) => {
        if (event.key === 'Escape' && panel.current) event.preventDefault()
      }
      window.addEventListener('keydown', ignoreEscape, true)
      return () => window.removeEventListener('keydown', ignoreEscape, true)
    }
    const takeFocus = () => {
      const dialog = panel.current?.closest<HTMLElement>('[role="dialog"]')
      if (dialog && !dialog.closest('[inert]') && !dialog.contains(document.activeElement)) dialog.focus()
    }
    let frame = requestAnimationFrame(takeFocus)
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) return
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => document.activeElement === document.body && takeFocus())
    }
    document.addEventListener('focusout', onFocusOut)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('focusout', onFocusOut)
    }
  }, [panel, open])
}

/**
 * G4: when a dialog has left, the focus stays where it is, or goes back where the dialog had it. Stands inside of the
 * panel: Headless UI 2.2.10, when it was opened again while it left, goes back to what opened it first, just before this.
 */
export function KeepFocus(): null {
  const kept = useRef<Element | null>(null)
  useLayoutEffect(
    () => () => {
      kept.current = document.activeElement
    },
    [],
  )
  useEffect(
    () => () =>
      queueMicrotask(() => {
        const { current } = kept
        const isThere = current instanceof HTMLElement && current.isConnected && current !== document.body
        if (isThere) current.focus({ preventScroll: true })
        else returnFocus()
      }),
    [],
  )
  return null
}
