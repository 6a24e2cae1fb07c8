import { type RefObject, useEffect } from 'react'

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
