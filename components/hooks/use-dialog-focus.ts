import { type RefObject, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { returnFocus } from '../lib/focus-return'
import { isPlain } from '../lib/presses'

/** Dialogs that are closed. One that is still in the page is leaving. */
const closed = new Set<RefObject<HTMLElement | null>>()

/**
 * Moves the focus into a dialog, and back to its opener when the dialog has been closed (G3, G4). Works around what Headless UI 2.2.10
 * leaves undone: opened again while it still leaves, a dialog does not take the focus; Escape blurs the active element, also of a
 * dialog that stays open, and is taken by a dialog that leaves; a press beside a dialog closes it with any button.
 *
 * @param dialog is in the page until the dialog has left
 * @param onClose closes it
 * @param opener finds what gets the focus back
 * @param fallback gets it if the opener cannot
 * @returns what Headless UI focuses first. Without it, it warns if Escape comes sooner than it can move the focus
 */
export function useDialogFocus(
  dialog: RefObject<HTMLElement | null>,
  open: boolean,
  onClose: () => void,
  opener: () => HTMLElement | null,
  fallback?: RefObject<HTMLElement | null>,
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
  const wasOpen = useRef(false)
  const giveBack = useEffectEvent(() => {
    const taker = [opener(), fallback?.current].find(takesFocus)
    if (taker) showFocused(taker)
    else returnFocus(dialog.current)
  })
  useEffect(() => {
    if (wasOpen.current && !open) giveBack()
    wasOpen.current = open
  }, [open])

  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!open) closed.add(dialog)
    return () => void closed.delete(dialog)
  }, [dialog, open])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !dialog.current || !isAnyLeaving()) return
      // Escape belongs to the dialog below the one that leaves, if there is one.
      event.preventDefault()
      if (open) close()
    }
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [dialog, open])

  useEffect(() => {
    if (!open) return
    const takeFocus = () => {
      if (!dialog.current?.closest('[inert]')) initialFocus.current?.focus()
    }
    let frame = requestAnimationFrame(takeFocus)
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) return
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => document.activeElement === document.body && takeFocus())
    }
    const onPointerDown = (event: PointerEvent) => {
      if (!isPlain(event)) event.stopPropagation()
    }
    document.addEventListener('focusout', onFocusOut)
    window.addEventListener('pointerdown', onPointerDown, true)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('focusout', onFocusOut)
      window.removeEventListener('pointerdown', onPointerDown, true)
    }
  }, [dialog, initialFocus, open])
  return initialFocus
}

function isAnyLeaving(): boolean {
  return [...closed].some(({ current }) => current !== null)
}

/** Focuses it. @returns false if it is not shown, as a filtered card is not */
function takesFocus(element: HTMLElement | null | undefined): element is HTMLElement {
  element?.focus({ preventScroll: true })
  return element != null && document.activeElement === element
}

/** The page keeps its place, unless the focus would be out of sight, as after a turned window or a shared address. */
function showFocused(element: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect()
  if (bottom > 0 && top < window.innerHeight) return
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
}
