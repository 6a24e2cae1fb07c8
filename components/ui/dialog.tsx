'use client'

import { DialogBackdrop, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react'
import clsx from 'clsx/lite'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icons'

interface DialogProps {
  /** Called for Escape, a press on the overlay, and the Close button. */
  onClose(): void
  title: ReactNode
  closeLabel: string
  /** Before the title, such as a logo. */
  mark?: ReactNode
  /** Under the title. */
  lead?: ReactNode
  /** Below the body. Does not scroll. */
  actions?: ReactNode
  /** `3xl` is 48 rem with a body of 70vh (G4), `thin` is 36 rem for text alone, `screen` fills the window. */
  size?: '3xl' | 'thin' | 'screen'
  /** Makes the body focusable and names it. Safari scrolls by keys only if something in the body has the focus. */
  bodyLabel?: string
  children?: ReactNode
}

const sizes = {
  '3xl': 'max-w-dialog',
  thin: 'dialog-thin max-w-[36rem]',
  screen: 'dialog-screen max-w-[100rem]',
}

/**
 * A dialog with a header, a scrolling body, and actions. Headless UI handles focus, Escape, stacking and scroll lock. Render it while it
 * is open: it opens with a transition and closes immediately (G4).
 */
export function Dialog({
  onClose,
  title,
  closeLabel,
  mark,
  lead,
  actions,
  size = '3xl',
  bodyLabel,
  children,
}: DialogProps) {
  // Headless UI 2.2.10 hides the page behind a dialog only if the dialog was mounted closed: `useRootContainers` knows its element one
  // render later, and `useInertOthers` does not run again.
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => setIsOpen(true), [])
  useLayoutEffect(() => {
    // Otherwise a scroll in progress would continue behind the dialog. In Chromium only a smooth scroll ends one that a key started.
    for (const behavior of ['smooth', 'instant'] as const) window.scrollTo({ top: window.scrollY, behavior })
  }, [])
  const initialFocus = useRef<HTMLElement | null>(null)
  return (
    <HeadlessDialog
      open={isOpen}
      onClose={onClose}
      ref={initialFocus}
      initialFocus={initialFocus}
      onFocus={() => {
        // Headless UI 2.2.10 would focus it again when a dialog above it closes (`FocusTrap`).
        initialFocus.current = null
      }}
      className="dialog fixed inset-0 z-45 print:hidden"
    >
      {/* Not the outside clicks of Headless UI 2.2.10, because they include other buttons and modifier keys (`useOutsideClick`). */}
      <DialogBackdrop onClick={onClose} className="dialog-backdrop fixed inset-0 bg-(--scrim)" />
      <div className="dialog-place">
        <div className={clsx('dialog-panel', sizes[size])}>
          <div className="flex items-center gap-4 max-[18em]:flex-wrap rule-b py-3 ps-5 pe-3">
            {mark}
            {/* With large text on a phone the title gets its own row. */}
            <div className="min-w-0 flex-1 max-[18em]:order-1 max-[18em]:basis-full">
              <DialogTitle as="h2" className="text-subtitle">
                {title}
              </DialogTitle>
              {lead}
            </div>
            <button
              type="button"
              onClick={onClose}
              className="tap-square ms-auto self-start text-muted hover:bg-sunken hover:text-heading"
            >
              <Icon name="close" className="size-5" />
              <span className="sr-only">{closeLabel}</span>
            </button>
          </div>
          <div
            className="dialog-body"
            {...(bodyLabel && { tabIndex: 0, role: 'group', 'aria-label': bodyLabel })}
          >
            {children}
          </div>
          {actions && (
            <div className="dialog-actions flex gap-2 md:flex-wrap rule-t px-5 py-3">{actions}</div>
          )}
        </div>
      </div>
    </HeadlessDialog>
  )
}
