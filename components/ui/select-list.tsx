'use client'

import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react'
import type { ReactNode } from 'react'
import { Icon } from './icons'
import { openByKey, type PopupButtonProps } from './lazy-popup'

export interface SelectListProps {
  button: PopupButtonProps
  options: readonly { value: string; label: ReactNode }[]
  value: string
  onChange(value: string): void
}

/**
 * On a phone on its side the list opens below the window. At once: Headless UI scrolls to the chosen option next, which
 * would end a smooth scroll on its way.
 */
function scrollIntoWindow(list: HTMLElement | null): void {
  list?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' })
}

/** G13: the list of `Select` and its button. */
export function SelectList({ button, options, value, onChange }: SelectListProps) {
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
      <ListboxOptions
        ref={scrollIntoWindow}
        modal={false}
        className="popover max-h-[min(20rem,70svh)] w-max min-w-full max-w-[min(90vw,24rem)] overflow-y-auto"
      >
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
