/**
 * Resumes a page that returns from the back/forward cache.
 *
 * - Firefox loses messages that are on their way when a page is left. React waits for its message before it renders more, so lists would
 *   not open and dialogs would not close. It gets another message.
 * - Firefox and Safari omit the storage events of that time. next-themes gets one with the stored mode (C2).
 *
 * @param key storage key of the mode
 */
export function resumedPage(key: string): void {
  const ports = MessagePort.prototype
  const { postMessage } = ports
  let last: MessagePort | undefined
  ports.postMessage = function (...message: [unknown]) {
    last = this
    postMessage.apply(this, message)
  }
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    last?.postMessage(0)
    try {
      const newValue = localStorage.getItem(key)
      if (newValue) window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
    } catch {
      // The storage is blocked, so there is no earlier choice.
    }
  })
}
