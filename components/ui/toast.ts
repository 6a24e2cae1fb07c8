import { TOAST_DURATION_MS } from '../lib/constants'
import { type ToastWords, toastStore } from './toast-store'

/**
 * W2: tells the visitor what an action did when nothing on screen shows it.
 *
 * @param text one short sentence
 * @param options by default it says that something was done, and stays for `TOAST_DURATION_MS`
 */
export function toast(text: string, options: Partial<Omit<ToastWords, 'text'>> = {}): void {
  toastStore.add({ tone: 'done', duration: TOAST_DURATION_MS, ...options, text })
}
