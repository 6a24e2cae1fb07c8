'use client'

import { DialogBackdrop, DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react'
import clsx from 'clsx'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useDialogFocus } from '../hooks/use-dialog-focus'
import { useOrigin } from '../hooks/use-origin'
import { Icon } from './icons'
import { KeepFocus } from './keep-focus'

interface DialogProps {
  open: boolean
  /** Called for Escape, a press on the overlay, and the Close button. */
  onClose(): void
  title: ReactNode
  closeLabel: string
  /** Beside the title, such as a logo. */
  mark?: ReactNode
  /** Under the title. */
  lead?: ReactNode
  /** Below the body, always in sight. */
  actions?: ReactNode
  /** `3xl` is 48 rem with a body of 70vh (G4), `thin` 36 rem for text alone; `screen` takes what the window has. */
  size?: '3xl' | 'thin' | 'screen'
  /** Names the body, which takes the focus then: Safari scrolls one by keys only if something in it has the focus. */
  bodyLabel?: string
  /** Finds what it was opened by, which gets the focus back. */
  opener?(): HTMLElement | null
  /** Grows out of its opener, and shrinks back into it. */
  growsFromOpener?: boolean
  /** Takes the focus if the opener cannot. */
  focusFallback?: RefObject<HTMLElement | null>
  children?: ReactNode
}

const sizes = {
  '3xl': 'max-w-dialog',
  thin: 'dialog-thin max-w-[36rem]',
  screen: 'dialog-screen max-w-[100rem]',
}

/**
 * G4: a dialog with a head, a body that scrolls, and actions. Focus, Escape, stacking and scroll lock are Headless UI's.
 * Keep it mounted and change `open`; its content is in the page only while it shows.
 */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  mark,
  lead,
  actions,
  size = '3xl',
  bodyLabel,
  opener,
  growsFromOpener = false,
  focusFallback,
  children,
}: DialogProps) {
  // Headless UI 2.2.10 hides the page behind a dialog only if the dialog was mounted closed.
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  useEffect(() => {
    // A smooth scroll under way, such as that of Top, would go on behind the dialog.
    if (open) window.scrollTo({ top: window.scrollY, behavior: 'instant' })
  }, [open])
  const dialog = useRef<HTMLDivElement>(null)
  const initialFocus = useDialogFocus(dialog, open, onClose, () => opener?.() ?? null, focusFallback)
  const origin = useOrigin(open && mounted, growsFromOpener ? opener : undefined)
  return (
    <HeadlessDialog
      open={open && mounted}
      onClose={onClose}
      ref={dialog}
      initialFocus={initialFocus}
      className="dialog fixed inset-0 z-45 print:hidden"
    >
      {/* It comes and goes with the panel, of which dialog.css tells. */}
      <DialogBackdrop
        transition
        className="dialog-backdrop fixed inset-0 bg-(--scrim) [transition:opacity_300ms] data-closed:opacity-0 data-closed:data-enter:transition-none"
      />
      <div className="dialog-place">
        <DialogPanel transition className={clsx('dialog-panel', sizes[size])} style={origin}>
          <KeepFocus />
          <div className="flex items-center gap-4 border-hairline border-b py-3 ps-5 pe-3">
            {mark}
            <div className="min-w-0 flex-1">
              <DialogTitle as="h2" className="text-subtitle">
                {title}
              </DialogTitle>
              {lead}
            </div>
            <button
              type="button"
              onClick={onClose}
              className="tap-square self-start text-muted hover:bg-sunken hover:text-heading"
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
            <div className="dialog-actions flex gap-2 md:flex-wrap border-hairline border-t px-5 py-3">
              {actions}
            </div>
          )}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  )
}
