import type { ComponentProps } from 'react'
import { Spinner } from './spinner'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** Shows the spinner in place of the label; the button cannot be pressed meanwhile. */
  loading?: boolean
}

/** A primary button; while its action is `loading` it cannot be pressed, and shows and says so (W3). */
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
