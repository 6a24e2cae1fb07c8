'use client'

import clsx from 'clsx/lite'
import { type ComponentType, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { importCode } from '@/components/ui/late-code'
import type { ToastMessageProps } from '@/components/ui/toast-message'

interface Toast extends Pick<ToastMessageProps, 'text' | 'toCopy'> {
  id: number
  Message: ComponentType<ToastMessageProps>
}

/** Covers neither the pressed control nor Close of a dialog. On wide screens beside the dialog. */
const POSITION = clsx(
  'pointer-events-none fixed inset-x-4 top-[calc(var(--header)+0.5rem)] z-50 grid grid-cols-1',
  'justify-items-center gap-2 max-md:in-[:has([role=dialog])]:end-17 xl:top-auto xl:bottom-5',
  'xl:justify-items-start xl:in-[:has([role=dialog])]:w-[calc(50vw-25rem)] print:hidden',
)

/** The messages on screen, oldest first. */
let messages: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]): void {
  messages = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows a message about an action without a visible result (W2). The first loads the markup. */
export async function toast(text: string, toCopy?: string): Promise<void> {
  const code = await importCode(() => import('@/components/ui/toast-message')).catch(() => null)
  if (!code) return
  lastId += 1
  // The same text replaces the earlier message, so a double press shows one toast.
  change([
    ...messages.filter((message) => message.text !== text),
    { id: lastId, text, toCopy, Message: code.ToastMessage },
  ])
}

function dismiss(id: number): void {
  change(messages.filter((message) => message.id !== id))
}

/** Shows the messages of `toast`, outside the site's root, which a dialog makes inert (W2). */
export function Toaster() {
  const shown = useSyncExternalStore(
    subscribe,
    () => messages,
    () => null,
  )
  if (!shown) return null
  return createPortal(
    <div role="status" aria-live="polite" className={POSITION}>
      {shown.map(({ id, text, toCopy, Message }) => (
        <Message key={id} text={text} toCopy={toCopy} onDismiss={() => dismiss(id)} />
      ))}
    </div>,
    document.body,
  )
}
