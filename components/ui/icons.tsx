import clsx from 'clsx/lite'
import type { IconName } from '@/components/ui/icon-drawings'

/** Icons that point along the line of text, and are mirrored from right to left. */
const turning: ReadonlySet<IconName> = new Set(['arrowLeft', 'chevronLeft', 'chevronRight'])

/** The id of an icon in the sprite. */
export const iconId = (name: IconName) => `icon-${name}`

/**
 * An icon of the interface, named by its meaning. Its drawing is in the sprite of the page (`IconSprite`). It is hidden from assistive
 * technology, because the text beside it has the same meaning (W4).
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
