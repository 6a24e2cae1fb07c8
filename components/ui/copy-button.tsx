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

/** Copies a text and confirms it with a toast. If the browser refuses, the toast shows the text to copy by hand (W2). */
export function CopyButton({ label, text, done, className }: CopyButtonProps) {
  async function copy() {
    const value = typeof text === 'function' ? text() : text
    try {
      // Missing on pages without HTTPS.
      await navigator.clipboard.writeText(value)
      toast(done)
    } catch {
      toast(toasts.copyRefused, { tone: 'failed', toCopy: value })
    }
  }
  return (
    <button type="button" className={className} onClick={copy}>
      <Icon name="copy" />
      <span>{label}</span>
    </button>
  )
}
