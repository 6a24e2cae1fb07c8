'use client'

import { useLazyOverlay } from '../hooks/use-lazy-overlay'
import { goToSection } from '../lib/history'
import { Icon } from '../ui/icons'
import type { NavigationItem } from './navigation'

const loadList = () => import('./header-menu-list')

interface HeaderMenuProps {
  label: string
  items: readonly NavigationItem[]
}

/** H2: the sections as a menu on narrow screens. Without its code it leads to the same links in the footer. */
export function HeaderMenu({ label, items }: HeaderMenuProps) {
  const { module, triggerProps } = useLazyOverlay(loadList, () => goToSection('site-links'))
  const look = {
    className: 'needs-scripts tap-square text-heading hover:text-accent md:hidden',
    children: (
      <>
        <Icon name="menu" className="size-5" />
        <span className="sr-only">{label}</span>
      </>
    ),
  }
  if (module) return <module.HeaderMenuList button={look} items={items} />
  return <button type="button" aria-haspopup="menu" {...look} {...triggerProps} />
}
