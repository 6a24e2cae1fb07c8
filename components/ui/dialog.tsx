'use client'

import {
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
  Dialog as HeadlessDialog,
  Transition,
} from '@headlessui/react'
import clsx from 'clsx/lite'
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useFocusReturn } from '@/components/hooks/use-focus-return'
import { tryFocus } from '@/components/lib/focus-return'
import { isPlain, listen } from '@/components/lib/presses'
import { Icon } from '@/components/ui/icons'

interface DialogProps {
  open: boolean
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
  /** Returns the element that opened the dialog, which gets the focus back. */
  opener?(): HTMLElement | null
  /** Grows from its opener, and shrinks back to it. */
  growsFromOpener?: boolean
  /** Gets the focus if the opener cannot take it. */
  focusFallback?: RefObject<HTMLElement | null>
  children?: ReactNode
}

/** Longer than the closing transition (see dialog.css). */
const LEAVE_LIMIT_MS = 500

const sizes = {
  '3xl': 'max-w-dialog',
  thin: 'dialog-thin max-w-[36rem]',
  screen: 'dialog-screen max-w-[100rem]',
}

/**
 * A dialog with a header, a scrolling body, and actions. Headless UI handles focus, Escape, stacking and scroll lock. Keep it mounted and
 * change `open`; its content is in the page only while it shows (G4).
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
  const isShown = open && mounted
  // During the closing transition the dialog is `static` and not open. Headless UI would treat an open one as active, so it would keep
  // Escape and the focus.
  const [isPresent, setIsPresent] = useState(false)
  if (isShown && !isPresent) setIsPresent(true)
  useEffect(() => {
    if (isShown) return
    // Headless UI 2.2.10 may not report the end of a reversed transition, such as after Back, Forward, Back.
    const timer = setTimeout(() => setIsPresent(false), LEAVE_LIMIT_MS)
    return () => clearTimeout(timer)
  }, [isShown])
  const dialog = useRef<HTMLDivElement>(null)
  useFocusReturn(open, { root: dialog, opener, fallback: focusFallback })
  usePlainPresses(open)
  useLayoutEffect(() => {
    if (!open) return
    // Otherwise a scroll in progress would continue behind the dialog. In Chromium only a smooth scroll ends one that a key started.
    for (const behavior of ['smooth', 'instant'] as const) window.scrollTo({ top: window.scrollY, behavior })
  }, [open])
  useEffect(() => {
    if (!isShown) return
    // If a dialog opens again during its closing transition on a touch screen, Headless UI 2.2.10 focuses it too early, while an element
    // around it is still `inert`.
    queueMicrotask(() => dialog.current?.contains(document.activeElement) || tryFocus(dialog.current))
  }, [isShown])
  const origin = useOrigin(isShown, growsFromOpener ? opener : undefined)
  return (
    <HeadlessDialog
      open={isShown}
      static={isPresent}
      // Otherwise a press during the closing transition would take the focus, and lose it when the dialog is removed.
      inert={!isShown}
      onClose={onClose}
      ref={dialog}
      initialFocus={useInitialFocus(dialog)}
      className="dialog fixed inset-0 z-45 print:hidden"
    >
      <Transition show={isShown} appear afterLeave={() => setIsPresent(false)}>
        {/* Fades with the panel (see dialog.css). */}
        <DialogBackdrop
          transition
          className="dialog-backdrop fixed inset-0 bg-(--scrim) [transition:opacity_300ms] data-closed:opacity-0 data-closed:data-enter:transition-none"
        />
        <div className="dialog-place">
          <DialogPanel transition className={clsx('dialog-panel', sizes[size])} style={origin}>
            <div className="flex items-center gap-4 max-[18em]:flex-wrap border-hairline border-b py-3 ps-5 pe-3">
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
              <div className="dialog-actions flex gap-2 md:flex-wrap border-hairline border-t px-5 py-3">
                {actions}
              </div>
            )}
          </DialogPanel>
        </div>
      </Transition>
    </HeadlessDialog>
  )
}

/** Returns the element that Headless UI focuses first. Without one, it warns if Escape is pressed before it has moved the focus. */
function useInitialFocus(dialog: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> {
  return useMemo(
    () => ({
      // An element inside that has the focus keeps it.
      get current() {
        return dialog.current?.contains(document.activeElement) ? null : dialog.current
      },
    }),
    [dialog],
  )
}

/** Ignores presses with another button or a modifier key, because Headless UI 2.2.10 closes a dialog on any press beside it (G4). */
function usePlainPresses(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    return listen<PointerEvent>('pointerdown', (event) => isPlain(event) || event.stopPropagation())
  }, [isOpen])
}

/** The maximum width of a dialog of size `3xl`, in pixels (G4). */
const MAX_WIDTH = 768

/**
 * Returns custom properties for `app/styles/dialog.css`, which lets a panel grow from its source: the offset from the middle of the
 * window, and the scale. A view transition would block presses on the dialog (G3).
 *
 * @param open each change measures the source
 * @param source returns the source; ignored if it is out of sight
 */
export function useOrigin(open: boolean, source?: () => Element | null): CSSProperties | undefined {
  const [wasOpen, setWasOpen] = useState(false)
  const [origin, setOrigin] = useState<CSSProperties>()
  if (open !== wasOpen) {
    setWasOpen(open)
    // Measured again on close, because the window may have been resized.
    setOrigin(measureOrigin(source?.()))
  }
  return origin
}

/** Relative to the viewport, so no layout of the panel is needed. */
function measureOrigin(source: Element | null | undefined): CSSProperties | undefined {
  if (!source) return undefined
  const { left, top, width, height } = source.getBoundingClientRect()
  if (top > window.innerHeight || top + height < 0) return undefined
  const properties = {
    '--origin-x': `calc(${left + width / 2}px - 50vw)`,
    '--origin-y': `calc(${top + height / 2}px - 50dvh)`,
    '--origin-scale': width / Math.min(MAX_WIDTH, window.innerWidth),
  }
  return properties as CSSProperties
}
