export interface ToastMessage {
  id: number
  text: string
  /** How long it stays, in milliseconds. */
  duration: number
}

type Listener = () => void

/** The messages on screen, oldest first. A module of its own, so that telling costs no code of showing. */
let messages: readonly ToastMessage[] = []
let lastId = 0
const listeners = new Set<Listener>()

function change(next: readonly ToastMessage[]): void {
  messages = next
  for (const listener of listeners) listener()
}

export const toastStore = {
  add(text: string, duration: number): void {
    lastId += 1
    // The same words again replace the old ones: a double press is one event to the visitor.
    change([...messages.filter((message) => message.text !== text), { id: lastId, text, duration }])
  },
  dismiss(id: number): void {
    change(messages.filter((message) => message.id !== id))
  },
  read: () => messages,
  subscribe(listener: Listener): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
