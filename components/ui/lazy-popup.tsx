'use client'

import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { importCode, useLateCode } from '@/components/ui/late-code'

/** Props of the button, before and after the popup has loaded. */
export interface PopupButtonProps {
  ref: RefObject<HTMLButtonElement | null>
  className: string
  children: ReactNode
}

type LoadedPopup<P> = ComponentType<P & { button: PopupButtonProps }>

interface LazyPopupProps<P> {
  kind: 'menu' | 'listbox'
  /** Imports the popup with its button. Must be a stable function. */
  load(): Promise<LoadedPopup<P>>
  /** Class of the button. */
  className: string
  children: ReactNode
  popup: P
}

/**
 * Renders a plain button until the chunk of its menu or list has loaded. Pointer or focus prefetch
 * it; an earlier press opens the popup once it arrives. `React.lazy` would unmount the button.
 */
export function LazyPopup<P extends object>({ kind, load, className, children, popup }: LazyPopupProps<P>) {
  const [isWanted, setIsWanted] = useState(false)
  const Popup = useLateCode(
    () => importCode(load),
    isWanted,
    () => setIsWanted(false),
  )
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The focused button was replaced, so the body has the focus, unless the visitor moved on.
    const isFocusLost = document.activeElement === document.body
    if (!Popup || !button.current || !isFocusLost) return
    button.current.focus({ preventScroll: true })
    openByKey(button.current)
  }, [Popup])

  if (Popup) return <Popup {...popup} button={{ ref: button, className, children }} />

  // A failure is ignored, because the press requests the code again.
  const prefetch = () => void load().catch(() => {})
  function open({ currentTarget }: SyntheticEvent<HTMLElement>) {
    // Safari does not focus a pressed button, by design (webkit.org/b/22261).
    currentTarget.focus({ preventScroll: true })
    setIsWanted(true)
  }
  return (
    <button
      type="button"
      aria-haspopup={kind}
      aria-expanded={false}
      aria-busy={isWanted || undefined}
      className={className}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={open}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        open(event)
      }}
    >
      {children}
    </button>
  )
}

/**
 * Opens a Headless UI menu or list by a key that works for both. The library has no property for
 * it, and Enter on a list submits its form (github.com/tailwindlabs/headlessui/issues/3216).
 */
export function openByKey(button: HTMLButtonElement): void {
  if (button.getAttribute('aria-expanded') === 'true') return
  button.dispatchEvent(
    new window.KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }),
  )
}
