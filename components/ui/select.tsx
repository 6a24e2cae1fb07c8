'use client'

import { useLazyOverlay } from '../hooks/use-lazy-overlay'
import { lazyModule } from '../lib/lazy-module'
import { SelectButtonContent, selectButtonClass } from './select-button-content'
import { toast } from './toast'

const list = lazyModule(() => import('./select-list'))

export interface SelectOption {
  value: string
  label: string
}

export interface SelectProps {
  label: string
  /** What is said when the list cannot be loaded. */
  failure: string
  options: readonly SelectOption[]
  value: string
  onChange(value: string): void
}

/** G13: a select list after the ARIA listbox pattern. The list itself loads when it is first wanted. */
export function Select(props: SelectProps) {
  const { module, triggerProps } = useLazyOverlay(list, () => toast(props.failure, { tone: 'failed' }))
  if (module) return <module.SelectList {...props} />
  return (
    <div className="min-w-0">
      <button type="button" aria-haspopup="listbox" className={selectButtonClass} {...triggerProps}>
        <SelectButtonContent {...props} />
      </button>
    </div>
  )
}
