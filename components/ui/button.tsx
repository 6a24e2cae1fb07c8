import type { ComponentProps } from 'react'
import { type ButtonVariant, buttonStyles } from './button-styles'
import { Spinner } from './spinner'

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
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
      className={buttonStyles(variant, className)}
    >
      {loading ? <Spinner /> : children}
    </button>
  )
}
