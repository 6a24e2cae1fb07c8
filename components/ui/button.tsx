import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { Spinner } from './spinner'

interface ButtonProps extends ComponentProps<'button'> {
  variant?: 'primary' | 'outline'
  /** Shows the spinner in place of the label; the button cannot be pressed meanwhile. */
  loading?: boolean
}

/** A button; while its action is `loading` it cannot be pressed, and shows and says so (W3). */
export function Button({
  variant = 'outline',
  loading = false,
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      className={clsx('button', `button-${variant}`, className)}
    >
      {loading ? <Spinner /> : children}
    </button>
  )
}
