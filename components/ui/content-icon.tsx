import type { Link } from '@/content/schema'
import { sitePath } from '../lib/paths'

/** D4, D8: an icon that the content uses, `1em` wide, in the colour of the text around it. */
export function ContentIcon({ name, className }: { name: string; className?: string }) {
  return (
    <svg width="1em" height="1em" aria-hidden="true" className={className}>
      <use href={`${sitePath('/icons.svg')}#${name}`} />
    </svg>
  )
}

/** D8: the icon of a link: its own, that of its network, or the general one. */
export function linkIcon({ icon, network }: Pick<Link, 'icon' | 'network'>): string {
  return icon ?? network ?? 'link'
}

/** Whether a link has an icon that says where it leads. The general one says nothing. */
export function hasOwnIcon(link: Pick<Link, 'icon' | 'network'>): boolean {
  return linkIcon(link) !== 'link'
}
