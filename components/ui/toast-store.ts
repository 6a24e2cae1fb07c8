/** What a message is about: an action that was done, or one that failed. */
export type ToastTone = 'done' | 'failed'

export interface ToastWords {
  /** One short sentence. */
  text: string
  tone: ToastTone
  /** What the visitor is to copy by hand. It is shown selected and stays until it is dismissed. */
  toCopy?: string
  /** How long it stays, in milliseconds. */
  duration: number
}

export interface ToastMessage extends ToastWords {
  id: number
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
  add(words: ToastWords): void {
    lastId += 1
    // The same words again replace the old ones: a double press is one event to the visitor.
    change([...messages.filter(({ text }) => text !== words.text), { ...words, id: lastId }])
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
