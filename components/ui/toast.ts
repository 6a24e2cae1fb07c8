import { useSyncExternalStore } from 'react'

export interface ToastMessage {
  id: number
  /** One short sentence. */
  text: string
  /** The outcome of the action. */
  tone: 'done' | 'failed'
  /** A text to copy by hand. It is shown selected, and stays until it is dismissed. */
  toCopy?: string
}

/** The messages on screen, oldest first. Apart from `Toaster`, so raising a toast does not load its markup. */
let messages: readonly ToastMessage[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly ToastMessage[]): void {
  messages = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows a message about an action without a visible result, by default about its success (W2). */
export function toast(text: string, options: Partial<Pick<ToastMessage, 'tone' | 'toCopy'>> = {}): void {
  lastId += 1
  // The same text replaces the earlier message, so a double press shows one toast.
  change([
    ...messages.filter((message) => message.text !== text),
    { tone: 'done', ...options, text, id: lastId },
  ])
}

export function dismissToast(id: number): void {
  change(messages.filter((message) => message.id !== id))
}

/** Returns the messages on screen; `null` on the server and while hydrating. */
export function useToasts(): readonly ToastMessage[] | null {
  return useSyncExternalStore(
    subscribe,
    () => messages,
    () => null,
  )
}
