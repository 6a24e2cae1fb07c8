'use client'

import type { MenuItemView } from '@/components/frame/header-menu-list'
import { Icon } from '@/components/ui/icons'
import { LazyPopup } from '@/components/ui/lazy-popup'

const loadList = () =>
  import('@/components/frame/header-menu-list').then(({ HeaderMenuList }) => HeaderMenuList)

interface HeaderMenuProps {
  label: string
  items: readonly MenuItemView[]
}

/** The section links as a menu on narrow screens. The footer has the same links (H2). */
export function HeaderMenu({ label, items }: HeaderMenuProps) {
  return (
    <LazyPopup
      kind="menu"
      load={loadList}
      className="needs-scripts tap-square text-heading hover:text-accent md:hidden"
      popup={{ items }}
    >
      <Icon name="menu" className="size-5" />
      <span className="sr-only">{label}</span>
    </LazyPopup>
  )
}
