import type { ComponentProps } from 'react'
import { Spinner } from '@/components/ui/spinner'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** Shows the spinner instead of the label, and disables the button. */
  loading?: boolean
}

/** A primary button (W3). */
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
