import type { ComponentProps } from 'react'
import { waiting } from '@/content/words'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** Shows the spinner instead of the label, and disables the button. */
  isLoading?: boolean
}

/** A primary button (W3). */
export function Button({ isLoading = false, disabled, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || isLoading}
      aria-busy={isLoading || undefined}
      className="button button-primary"
    >
      {isLoading ? <Spinner /> : children}
    </button>
  )
}

/** A spinner with a label (W3). */
export function Spinner() {
  return (
    <span role="status" className="inline-flex items-center gap-2">
      <span
        aria-hidden="true"
        className="size-4 animate-spin rounded-full border-2 border-current border-t-transparent"
      />
      <span>{waiting.label}</span>
    </span>
  )
}
