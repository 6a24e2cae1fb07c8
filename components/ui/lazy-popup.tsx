'use client'

import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react'
import { useImport } from '@/components/hooks/use-import'

/** Props of the button, before and after the popup has loaded. */
export interface PopupButtonProps {
  ref: RefObject<HTMLButtonElement | null>
  className: string
  children: ReactNode
}

interface LazyPopupProps<P> {
  kind: 'menu' | 'listbox'
  /** Imports the popup with its button. Must be a stable function. */
  load(): Promise<ComponentType<P & { button: PopupButtonProps }>>
  /** Called if the visitor pressed the button and the import failed. */
  onFailure(): void
  /** Class of the button. */
  className: string
  /** Content of the button. */
  children: ReactNode
  /** Props of the popup. */
  popup: P
}

/**
 * Renders a plain button until the chunk of its menu or list has loaded. Pointer or focus prefetch the chunk; a press before it
 * arrives opens the popup as soon as it does. `React.lazy` would unmount the button while loading.
 */
export function LazyPopup<P extends object>({
  kind,
  load,
  onFailure,
  className,
  children,
  popup,
}: LazyPopupProps<P>) {
  const { module: Popup, loading, request } = useImport(load)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!Popup || !button.current) return
    button.current.focus({ preventScroll: true })
    openByKey(button.current)
  }, [Popup])

  if (Popup) return <Popup {...popup} button={{ ref: button, className, children }} />

  const prefetch = () => void load().catch(() => {})
  const open = ({ currentTarget }: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>) => {
    // Safari does not focus a pressed button.
    currentTarget.focus({ preventScroll: true })
    request(true, { onSettled: (isReady) => isReady || onFailure() })
  }
  return (
    <button
      type="button"
      aria-haspopup={kind}
      aria-expanded={false}
      aria-busy={loading || undefined}
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
 * Opens a Headless UI menu or list with a key that works for both. The library has no property for it, and Enter on the button of its list
 * submits a form.
 */
export function openByKey(button: HTMLButtonElement): void {
  if (button.getAttribute('aria-expanded') === 'true') return
  button.dispatchEvent(
    new window.KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }),
  )
}
