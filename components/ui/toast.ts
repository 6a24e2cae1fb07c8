import { useSyncExternalStore } from 'react'

export interface ToastMessage {
  id: number
  /** One short sentence. */
  text: string
  /** A text to copy by hand, after an action that failed. It is shown selected, and stays until it is dismissed. */
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

/** Shows a message about an action without a visible result (W2). */
export function toast(text: string, toCopy?: string): void {
  lastId += 1
  // The same text replaces the earlier message, so a double press shows one toast.
  change([...messages.filter((message) => message.text !== text), { id: lastId, text, toCopy }])
}

/** Removes a message (W2). */
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
