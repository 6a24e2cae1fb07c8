'use client'

import { Icon } from '@/components/ui/icons'
import { toast } from '@/components/ui/toaster'
import { toasts } from '@/content/words'

interface CopyButtonProps {
  label: string
  /** Text for the clipboard; a function if it is known only on press. */
  text: string | (() => string)
  /** Text of the toast after copying. */
  done: string
  className?: string
}

/** Copies a text and confirms it. If the browser refuses, a toast shows the text to copy (W2). */
export function CopyButton({ label, text, done, className }: CopyButtonProps) {
  async function copy() {
    const value = typeof text === 'function' ? text() : text
    try {
      // Missing on pages without HTTPS.
      await navigator.clipboard.writeText(value)
      toast(done)
    } catch {
      toast(toasts.copyRefused, value)
    }
  }
  return (
    <button type="button" className={className} onClick={copy}>
      <Icon name="copy" />
      <span>{label}</span>
    </button>
  )
}
