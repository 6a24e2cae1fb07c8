'use client'

import { toasts } from '@/content/words'
import { Icon } from './icons'
import { toast } from './toast'

interface CopyButtonProps {
  label: string
  /** What goes on the clipboard; a function when it is known only on press. */
  text: string | (() => string)
  /** What the toast says afterwards. */
  done: string
  className?: string
}

/** W2: copies a text and says so; when the browser refuses, shows the text, to be copied by hand. */
export function CopyButton({ label, text, done, className }: CopyButtonProps) {
  async function copy() {
    const value = typeof text === 'function' ? text() : text
    if (await copyText(value)) toast(done)
    else toast(toasts.copyRefused, { tone: 'failed', toCopy: value })
  }
  return (
    <button type="button" className={className} onClick={copy}>
      <Icon name="copy" />
      <span>{label}</span>
    </button>
  )
}

/**
 * Puts text on the clipboard, by the older way where the newer one is missing or refused.
 *
 * @returns whether it is there
 */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Hardly ever wanted, so no first view carries it; where it cannot be had, the text is refused.
    const older = await import('../lib/copy-by-selection').catch(() => null)
    return older?.copyBySelection(text) ?? false
  }
}
