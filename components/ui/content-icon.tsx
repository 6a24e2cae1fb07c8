import { sitePath } from '@/components/paths'
import type { Link } from '@/content/schema/content'

/** An icon of the content, `1em` wide, in the colour of the text around it (D4, D8). */
export function ContentIcon({ name, className }: { name: string; className?: string }) {
  return (
    <svg width="1em" height="1em" aria-hidden="true" className={className}>
      <use href={`${sitePath('/icons.svg')}#${name}`} />
    </svg>
  )
}

/** Returns the icon of a link: its own, else its network's, else a generic one (D8). */
export function linkIcon({ icon, network }: Pick<Link, 'icon' | 'network'>): string {
  return icon ?? network ?? 'link'
}

/** Returns whether the icon of a link identifies its target. The generic one does not. */
export function hasOwnIcon(link: Pick<Link, 'icon' | 'network'>): boolean {
  return linkIcon(link) !== 'link'
}
