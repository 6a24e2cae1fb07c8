import type { ComponentProps } from 'react'
import { Spinner } from '@/components/ui/spinner'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** Shows the spinner in place of the label; the button cannot be pressed meanwhile. */
  loading?: boolean
}

/** A primary button. While its action is `loading` it shows the spinner and cannot be pressed (W3). */
export function Button({ loading = false, disabled, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      className="button button-primary"
    >
      {loading ? <Spinner /> : children}
    </button>
  )
}
