'use client'

import { useId } from 'react'
import { useLazyOverlay } from '../hooks/use-lazy-overlay'
import { lazyModule } from '../lib/lazy-module'
import { SelectFace, selectButtonClass } from './select-face'
import { toast } from './toast'

const list = lazyModule(() => import('./select-list'))

export interface SelectOption {
  value: string
  label: string
}

export interface SelectProps {
  label: string
  options: readonly SelectOption[]
  value: string
  onChange(value: string): void
}

/** G13: a select list after the ARIA listbox pattern. The list itself loads when it is first wanted. */
export function Select(props: SelectProps) {
  const { label, options, value } = props
  const id = useId()
  const { module, waiting, triggerProps } = useLazyOverlay(list, () =>
    toast(`${label} could not be loaded. Reload the page to try again.`),
  )
  const shown = options.find((option) => option.value === value)?.label ?? ''
  if (module) return <module.SelectList {...props} />
  return (
    <div className="min-w-0">
      <span id={`${id}-label`} className="sr-only">
        {label}
      </span>
      <button
        type="button"
        id={`${id}-button`}
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-busy={waiting || undefined}
        aria-labelledby={`${id}-label ${id}-button`}
        className={selectButtonClass}
        {...triggerProps}
      >
        <SelectFace label={label} shown={shown} />
      </button>
    </div>
  )
}
