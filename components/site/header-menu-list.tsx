'use client'

import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import { useRef } from 'react'
import { useOpenOnMount } from '../hooks/use-open-on-mount'
import { Icon } from '../ui/icons'
import { KeepFocus } from '../ui/keep-focus'
import { type HeaderMenuProps, menuButtonClass } from './header-menu'
import { SectionLink } from './section-link'

/** H2: the menu itself, open from the start, because it is mounted by the press that asks for it. */
export function HeaderMenuList({ label: name, items }: HeaderMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const chosen = useRef<string | null>(null)
  useOpenOnMount(button)

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
      <MenuButton ref={button} className={menuButtonClass} onFocus={passFocusOn}>
        <Icon name="menu" className="size-5" />
        <span className="sr-only">{name}</span>
      </MenuButton>
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
