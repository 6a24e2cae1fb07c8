import clsx from 'clsx'

export type ButtonVariant = 'primary' | 'outline' | 'quiet' | 'icon'

const variants: Record<ButtonVariant, string> = {
  primary:
    'min-h-12 border border-transparent bg-fill px-5 font-semibold text-fill-ink hover:bg-fill-hover hover:text-fill-ink',
  outline:
    'min-h-11 border border-control px-4 font-medium text-heading hover:border-accent hover:text-accent',
  quiet: 'min-h-11 px-3 font-medium text-body hover:text-accent',
  icon: 'size-11 border border-control text-heading hover:border-accent hover:text-accent',
}

/** The look of a button, for links that are shaped like one too. `className` comes last. */
export function buttonStyles(variant: ButtonVariant, className?: string): string {
  return clsx(
    'inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-control transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-50',
    variants[variant],
    className,
  )
}
