import { TOAST_DURATION_MS } from '../lib/constants'
import { toastStore } from './toast-store'

/**
 * W2: tells the visitor what an action did when nothing on screen shows it.
 *
 * @param text one short sentence
 * @param options.duration how long it stays, in milliseconds
 */
export function toast(text: string, { duration = TOAST_DURATION_MS }: { duration?: number } = {}): void {
  toastStore.add(text, duration)
}
