'use client'

import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import { useRef } from 'react'
import type { MenuItemView } from '@/components/site/header-menu'
import { SectionLink } from '@/components/site/screen-link'
import type { PopupButtonProps } from '@/components/ui/lazy-popup'

interface HeaderMenuListProps {
  button: PopupButtonProps
  items: readonly MenuItemView[]
}

/** The menu of the sections and its button (H2). */
export function HeaderMenuList({ button, items }: HeaderMenuListProps) {
  const chosen = useRef<string | null>(null)

  // A closing menu returns focus to its button, but the chosen section must get it.
  function focusChosenSection() {
    const section = chosen.current
    chosen.current = null
    const target = section && document.getElementById(section)
    if (!target) return
    // After a key press the menu takes the focus back from elements that Tab does not reach.
    target.tabIndex = 0
    target.addEventListener('blur', () => target.setAttribute('tabindex', '-1'), { once: true })
    target.focus({ preventScroll: true })
  }
  return (
    <Menu as="div" className="relative md:hidden">
      <MenuButton {...button} onFocus={focusChosenSection} />
      <MenuItems modal={false} className="popover end-0 w-56 max-w-[min(90vw,24rem)]">
        {items.map(({ section, label }) => (
          <MenuItem key={section}>
            <SectionLink
              section={section}
              className="popover-item"
              onClick={() => {
                chosen.current = section
              }}
            >
              {label}
            </SectionLink>
          </MenuItem>
        ))}
      </MenuItems>
    </Menu>
  )
}
