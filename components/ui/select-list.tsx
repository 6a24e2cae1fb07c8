'use client'

import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react'
import clsx from 'clsx/lite'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icons'
import { openByKey, type PopupButtonProps } from '@/components/ui/lazy-popup'

export interface SelectListProps<Value extends string> {
  button: PopupButtonProps
  options: readonly { value: Value; label: ReactNode }[]
  value: Value
  onChange(value: Value): void
}

/** Scrolls an open list into view, because on a phone in landscape it is below the window. */
function scrollIntoWindow(list: HTMLElement | null) {
  // Instant, because Headless UI then scrolls to the chosen option, and would interrupt it.
  list?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' })
}

const LIST = clsx(
  'popover scroll-my-2 max-h-[min(20rem,70svh)] w-max min-w-full max-w-[min(90vw,24rem)]',
  'overflow-y-auto',
)

/** The list of `Select` and its button (G13). */
export function SelectList<Value extends string>({
  button,
  options,
  value,
  onChange,
}: SelectListProps<Value>) {
  return (
    <Listbox value={value} onChange={onChange}>
      <ListboxButton
        {...button}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          openByKey(event.currentTarget)
        }}
      />
      <ListboxOptions ref={scrollIntoWindow} modal={false} className={LIST}>
        {options.map((option) => (
          <ListboxOption key={option.value} value={option.value} className="popover-item">
            <span className="flex-1">{option.label}</span>
            <Icon name="check" className="invisible text-accent in-data-selected:visible" />
          </ListboxOption>
        ))}
      </ListboxOptions>
    </Listbox>
  )
}
