'use client'

import { useLazyOverlay } from '../hooks/use-lazy-overlay'
import { Icon } from './icons'
import { OwnText } from './own-text'
import type { SelectListProps } from './select-list'
import { toast } from './toast'

const loadList = () => import('./select-list')

const buttonClass =
  'flex min-h-11 w-full items-center gap-2 max-md:gap-1 max-md:px-2.5 max-md:py-1.5 max-md:text-[0.9375rem] max-md:[line-height:1.375] rounded-control border border-control bg-raised px-3.5 text-start text-heading hover:border-accent data-open:border-accent aria-busy:opacity-70'

interface SelectProps extends Omit<SelectListProps, 'button'> {
  label: string
  /** What is said when the list cannot be loaded. */
  failure: string
}

/**
 * G13: a select list after the ARIA listbox pattern. Its button shows its name in small, its value, and that it opens
 * downwards. The list itself loads when it is first wanted.
 */
export function Select({ label, failure, ...rest }: SelectProps) {
  const { module, triggerProps } = useLazyOverlay(loadList, () => toast(failure, { tone: 'failed' }))
  const chosen = rest.options.find(({ value }) => value === rest.value)
  const look = {
    className: buttonClass,
    children: (
      <>
        <span className="grid min-w-0 flex-1 items-baseline md:flex md:gap-2">
          {/* Its own words stay whole. The space keeps the two apart in the button's name. */}
          <span className="fact wrap-break-word text-muted">{label}</span>{' '}
          <span>{chosen && <OwnText>{chosen.label}</OwnText>}</span>
        </span>
        <Icon name="chevronDown" className="shrink-0 text-muted" />
      </>
    ),
  }
  if (module) return <module.SelectList button={look} {...rest} />
  return (
    <div className="min-w-0">
      <button type="button" aria-haspopup="listbox" {...look} {...triggerProps} />
    </div>
  )
}
