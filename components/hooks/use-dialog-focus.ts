import { type RefObject, useEffect, useMemo } from 'react'

/**
 * G3, G4: what Headless UI 2.2.10 leaves undone. Opened again while it still leaves, a dialog does not take the focus;
 * Escape takes the focus away, also from a dialog that stays open and from what has got it back.
 *
 * @param dialog is in the page until the dialog has left
 * @returns what Headless UI focuses first. Without it, it warns when Escape comes sooner than it can move the focus
 */
export function useDialogFocus(
  dialog: RefObject<HTMLElement | null>,
  open: boolean,
): RefObject<HTMLElement | null> {
  const initialFocus = useMemo(
    () => ({
      // What is focused within it stays focused.
      get current() {
        return dialog.current?.contains(document.activeElement) ? null : dialog.current
      },
    }),
    [dialog],
  )
  useEffect(() => {
    if (!open) {
      const ignoreEscape = (event: KeyboardEvent) => {
        if (event.key === 'Escape' && dialog.current) event.preventDefault()
      }
      window.addEventListener('keydown', ignoreEscape, true)
      return () => window.removeEventListener('keydown', ignoreEscape, true)
    }
    const takeFocus = () => {
      if (!dialog.current?.closest('[inert]')) initialFocus.current?.focus()
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
  }, [dialog, initialFocus, open])
  return initialFocus
}
