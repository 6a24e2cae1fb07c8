import { type RefObject, useEffect } from 'react'

/**
 * G3, G4: two things that Headless UI 2.2.10 leaves undone while a dialog still leaves. Opened again it does not take the
 * focus, and Escape takes the focus from whatever has got it back.
 *
 * @param panel is in the page until the dialog has left
 */
export function useDialogFocus(panel: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    if (open) {
      const frame = requestAnimationFrame(() => {
        const dialog = panel.current?.closest<HTMLElement>('[role="dialog"]')
        if (dialog && !dialog.contains(document.activeElement)) dialog.focus()
      })
      return () => cancelAnimationFrame(frame)
    }
    const ignoreEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && panel.current) event.preventDefault()
    }
    window.addEventListener('keydown', ignoreEscape, true)
    return () => window.removeEventListener('keydown', ignoreEscape, true)
  }, [panel, open])
}

/**
 * G4: the focus that a closed dialog has given back stays where it is when the dialog has left. Stands inside of the panel:
 * Headless UI 2.2.10, when it was opened again while it left, goes back to what opened it first, just before this looks.
 */
export function KeepFocus(): null {
  useEffect(
    () => () => {
      const kept = document.activeElement
      queueMicrotask(() => {
        if (kept instanceof HTMLElement && kept !== document.body) kept.focus({ preventScroll: true })
      })
    },
    [],
  )
  return null
}
