'use client'

import { menu } from '@/content/words'
import { useLazyOverlay } from '../hooks/use-lazy-overlay'
import { goToSection } from '../lib/go-to-section'
import { lazyModule } from '../lib/lazy-module'
import { MenuIcon } from '../ui/icons'
import type { NavigationItem } from './navigation'

const list = lazyModule(() => import('./header-menu-list'))

export const menuButtonClass = 'needs-scripts tap-square text-heading hover:text-accent md:hidden'

/** H2: the sections as a menu on narrow screens. Without its code it leads to the same links in the footer. */
export function HeaderMenu({ items }: { items: readonly NavigationItem[] }) {
  const { module, waiting, triggerProps } = useLazyOverlay(list, () => goToSection('site-links'))
  if (module) return <module.HeaderMenuList items={items} />
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={waiting || undefined}
      className={menuButtonClass}
      {...triggerProps}
    >
      <MenuIcon aria-hidden="true" className="size-5" />
      <span className="sr-only">{menu.label}</span>
    </button>
  )
}
