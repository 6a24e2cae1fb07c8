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
  /** `3xl` is 48 rem (G4), `thin` is 36 rem for text alone, `screen` fills the window. */
  size?: '3xl' | 'thin' | 'screen'
  /** Makes the body focusable and names it, because keys scroll only what has the focus. */
  bodyLabel?: string
  children?: ReactNode
}

/** The classes of the panel and of its body. `screen` covers a phone, or a tablet in portrait. */
const sizes = {
  '3xl': ['max-w-dialog', 'max-h-[70vh]'],
  thin: ['max-w-[36rem]', 'max-h-[70vh]'],
  screen: [
    clsx(
      'dialog-screen max-w-[100rem] upright:fixed upright:inset-0 upright:max-h-none',
      'upright:rounded-none upright:border-0',
    ),
    'justify-items-center mask-none upright:flex-1 upright:content-center-safe upright:px-0',
  ],
}

const PANEL = clsx(
  'pointer-events-auto flex max-h-dvh w-full flex-col rounded-t-surface border bg-raised',
  'md:max-h-[calc(100dvh-3rem)] md:rounded-surface cramped:overflow-y-auto animate-[rise_300ms_var(--ease)]',
)

const BODY =
  'dialog-body grid content-start gap-5 overflow-y-auto p-5 cramped:max-h-none cramped:overflow-visible'

/**
 * A dialog with a header, a scrolling body, and actions. Headless UI handles focus, Escape,
 * stacking and scroll lock. Render it while it is open: only opening has a transition (G4).
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
  // In Headless UI 2.2.10 the page behind becomes inert only if the dialog was mounted closed:
  // `useRootContainers` knows its element a render later, and `useInertOthers` does not run again.
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => setIsOpen(true), [])
  useLayoutEffect(() => {
    // Stops a scroll in progress behind the dialog. In Chromium only a smooth scroll stops one that
    // a key started (crbug.com/913009).
    for (const behavior of ['smooth', 'instant'] as const) window.scrollTo({ top: window.scrollY, behavior })
  }, [])
  const [panelSize, bodySize] = sizes[size]
  const initialFocus = useRef<HTMLElement | null>(null)
  return (
    <HeadlessDialog
      open={isOpen}
      onClose={onClose}
      ref={initialFocus}
      initialFocus={initialFocus}
      onFocus={() => {
        // `FocusTrap` of Headless UI 2.2.10 would focus it again when a dialog above it closes.
        initialFocus.current = null
      }}
      className="dialog fixed inset-0 z-45 print:hidden"
    >
      {/* Headless UI would also close on other buttons (tailwindlabs/headlessui#3565). */}
      <DialogBackdrop
        onClick={onClose}
        className="fixed inset-0 bg-(--scrim) animate-[appear_300ms_var(--ease)]"
      />
      {/* A press beside the panel reaches the backdrop. */}
      <div className="pointer-events-none fixed inset-0 grid items-end justify-items-center md:items-center md:p-6">
        <div className={clsx(PANEL, panelSize)}>
          <div className="flex items-center gap-4 max-[18em]:flex-wrap border-b py-3 ps-5 pe-3">
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
            className={clsx(BODY, bodySize)}
            {...(bodyLabel && { tabIndex: 0, role: 'group', 'aria-label': bodyLabel })}
          >
            {children}
          </div>
          {actions && (
            <div className="dialog-actions flex gap-2 border-t px-4 py-3 md:flex-wrap md:px-5">{actions}</div>
          )}
        </div>
      </div>
    </HeadlessDialog>
  )
}
