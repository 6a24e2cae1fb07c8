import { useSyncExternalStore } from 'react'

export interface ToastMessage {
  id: number
  /** One short sentence. */
  text: string
  /** What it is about: an action that was done, or one that failed. */
  tone: 'done' | 'failed'
  /** What the visitor is to copy by hand. It is shown selected and stays until it is dismissed. */
  toCopy?: string
}

/** The messages on screen, oldest first. `Toaster` shows them: telling costs no code of showing. */
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

/** W2: tells the visitor what an action did when nothing on screen shows it: by default that it was done. */
export function toast(text: string, about: Partial<Pick<ToastMessage, 'tone' | 'toCopy'>> = {}): void {
  lastId += 1
  // The same words again replace the old ones: a double press is one event to the visitor.
  change([
    ...messages.filter((message) => message.text !== text),
    { tone: 'done', ...about, text, id: lastId },
  ])
}

export function dismissToast(id: number): void {
  change(messages.filter((message) => message.id !== id))
}

/** What is told now; `null` in a build and while hydrating. */
export function useToasts(): readonly ToastMessage[] | null {
  return useSyncExternalStore(
    subscribe,
    () => messages,
    () => null,
  )
}
