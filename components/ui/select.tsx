'use client'

import clsx from 'clsx/lite'
import { Icon } from '@/components/ui/icons'
import { LazyPopup } from '@/components/ui/lazy-popup'
import type { SelectListProps } from '@/components/ui/select-list'

const loadList = () => import('@/components/ui/select-list').then(({ SelectList }) => SelectList)

const BUTTON = clsx(
  'flex min-h-11 w-full items-center gap-2 max-md:gap-1 max-md:px-2.5 max-md:py-1.5',
  'max-md:text-[0.9375rem]/[1.375] rounded-control border border-control bg-raised px-3.5',
  'text-start text-heading hover:border-accent data-open:border-accent',
)

interface SelectProps<Value extends string> extends Omit<SelectListProps<Value>, 'button'> {
  label: string
}

/** A select list by the ARIA listbox pattern. Its button shows the label and the value (G13). */
export function Select<Value extends string>({ label, ...list }: SelectProps<Value>) {
  const chosen = list.options.find(({ value }) => value === list.value)
  return (
    <div className="relative min-w-0">
      <LazyPopup kind="listbox" load={loadList} className={BUTTON} popup={list}>
        <span className="grid min-w-0 flex-1 items-baseline md:flex md:gap-2">
          {/* The space separates the two in the accessible name. */}
          <span className="fact wrap-break-word text-muted">{label}</span> <span>{chosen?.label}</span>
        </span>
        <Icon name="chevronDown" className="shrink-0 text-muted" />
      </LazyPopup>
    </div>
  )
}
