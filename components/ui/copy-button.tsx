'use client'

import { toasts } from '@/content/words'
import { copyText } from '../lib/copy-text'
import { Icon } from './icons'
import { toast } from './toast'

interface CopyButtonProps {
  /** What the button says. */
  label: string
  /** What goes on the clipboard; a function when it is known only on press. */
  text: string | (() => string)
  /** What the toast says afterwards. */
  done: string
  /** Its look, such as `button button-outline`. */
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
