'use client'

import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import { useRef } from 'react'
import { KeepFocus } from '../ui/keep-focus'
import type { PopupButtonProps } from '../ui/lazy-popup'
import type { MenuItemView } from './header-menu'
import { SectionLink } from './screen-link'

interface HeaderMenuListProps {
  button: PopupButtonProps
  items: readonly MenuItemView[]
}

/** H2: the menu of the sections and its button. */
export function HeaderMenuList({ button, items }: HeaderMenuListProps) {
  const chosen = useRef<string | null>(null)

  // A menu that closes takes the focus back to its button, from the section too: it goes where the visitor went.
  function passFocusOn() {
    const section = chosen.current
    chosen.current = null
    const target = section && document.getElementById(section)
    if (!target) return
    // By keyboard the menu takes it back twice, from whatever Tab does not reach.
    target.tabIndex = 0
    target.addEventListener('blur', () => target.setAttribute('tabindex', '-1'), { once: true })
    target.focus({ preventScroll: true })
  }
  return (
    <Menu as="div" className="relative md:hidden">
      <MenuButton {...button} onFocus={passFocusOn} />
      <MenuItems modal={false} className="popover end-0 w-56">
        {/* In a window that was made wider its button is no longer there. */}
        <KeepFocus />
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
