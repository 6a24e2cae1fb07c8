import clsx from 'clsx/lite'
import type { IconName } from '@/components/ui/icon-drawings'

/** Icons that point along the line of text, so they are mirrored on right-to-left pages. */
const mirrored: ReadonlySet<IconName> = new Set(['arrowLeft', 'chevronLeft', 'chevronRight'])

export const iconId = (name: IconName) => `icon-${name}`

/**
 * An icon of the interface, from the sprite of the page (`IconSprite`). Hidden from assistive
 * technology, because the text beside it has the same meaning (W4).
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      width="1em"
      height="1em"
      className={clsx(mirrored.has(name) && '[scale:var(--turn)_1]', className) || undefined}
    >
      <use href={`#${iconId(name)}`} />
    </svg>
  )
}
