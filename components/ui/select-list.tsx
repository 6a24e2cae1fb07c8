'use client'

import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react'
import { type ReactNode, useRef } from 'react'
import { openByKey, useOpenOnMount } from '../hooks/use-open-on-mount'
import { Icon } from './icons'
import { OwnText } from './own-text'

export interface SelectListProps {
  /** How its button looks, which takes the place of a plain one. */
  button: { className: string; children: ReactNode }
  options: readonly { value: string; label: string }[]
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

/** G13: the list of `Select`, open from the start, because it is mounted by the press that asks for it. */
export function SelectList({ button: look, options, value, onChange }: SelectListProps) {
  const button = useRef<HTMLButtonElement>(null)
  useOpenOnMount(button)
  return (
    <div className="relative min-w-0">
      <Listbox value={value} onChange={onChange}>
        <ListboxButton
          ref={button}
          {...look}
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
              <span className="flex-1">
                <OwnText>{option.label}</OwnText>
              </span>
              <Icon name="check" className="invisible text-accent in-data-selected:visible" />
            </ListboxOption>
          ))}
        </ListboxOptions>
      </Listbox>
    </div>
  )
}
