import clsx from 'clsx'
import type { IconName } from './icon-drawings'

/** Icons that point along the line of text: they turn where it runs from right to left. */
const turning: ReadonlySet<IconName> = new Set(['arrowLeft', 'chevronLeft', 'chevronRight'])

/** Where the sprite of a page has an icon. */
export const iconId = (name: IconName) => `icon-${name}`

/**
 * W4: an icon of the site, named by what it means. `icon-drawings.ts` alone knows which set draws it; the drawings stand once
 * in each page (`IconSprite`). It is hidden from assistive technology: what it means is said in words beside it.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      width="1em"
      height="1em"
      className={clsx(turning.has(name) && 'turning', className) || undefined}
    >
      <use href={`#${iconId(name)}`} />
    </svg>
  )
}
