'use client'

import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import type { ReactNode } from 'react'
import type { SectionId } from '@/components/frame/navigation'
import { SectionLink } from '@/components/frame/screen-link'
import type { PopupButtonProps } from '@/components/ui/lazy-popup'

export interface MenuItemView {
  section: SectionId
  label: ReactNode
}

interface HeaderMenuListProps {
  button: PopupButtonProps
  items: readonly MenuItemView[]
}

/** The menu of the sections and its button (H2). */
export function HeaderMenuList({ button, items }: HeaderMenuListProps) {
  return (
    <Menu as="div" className="relative md:hidden">
      <MenuButton {...button} />
      <MenuItems modal={false} className="popover end-0 w-56 max-w-[min(90vw,24rem)]">
        {items.map(({ section, label }) => (
          <MenuItem key={section}>
            <SectionLink section={section} className="popover-item" onClick={() => makeTabStop(section)}>
              {label}
            </SectionLink>
          </MenuItem>
        ))}
      </MenuItems>
    </Menu>
  )
}

/**
 * Makes a section reachable by Tab until it loses the focus. A closing menu of Headless UI 2.2.10
 * takes the focus back, except from such elements (github.com/tailwindlabs/headlessui/pull/1782).
 */
function makeTabStop(section: string): void {
  const target = document.getElementById(section)
  if (!target) return
  target.tabIndex = 0
  target.addEventListener('focusout', () => target.setAttribute('tabindex', '-1'), { once: true })
}
