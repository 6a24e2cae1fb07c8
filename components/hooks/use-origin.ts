import { type CSSProperties, useState } from 'react'

/** The widest a dialog of size `3xl` becomes, in pixels (G4). */
const WIDEST = 768

/**
 * Where a dialog comes from and goes back to: custom properties for `app/styles/dialog.css`, by which a panel in the
 * middle of the window lies over its source, as wide as that. A transform and not a view transition: during that one
 * the dialog takes no presses, and those meant for it would close it.
 *
 * @param open the source is found each time this changes
 * @param source finds it; one that is out of sight does not count
 */
export function useOrigin(open: boolean, source?: () => Element | null): CSSProperties | undefined {
  const [wasOpen, setWasOpen] = useState(false)
  const [origin, setOrigin] = useState<CSSProperties>()
  if (open !== wasOpen) {
    setWasOpen(open)
    // Found again as it closes: the window may have been resized meanwhile.
    setOrigin(originOf(source?.()))
  }
  return origin
}

/** Said of the window alone: the panel need not be laid out to know it. */
function originOf(source: Element | null | undefined): CSSProperties | undefined {
  if (!source) return undefined
  const { left, top, width, height } = source.getBoundingClientRect()
  if (top > window.innerHeight || top + height < 0) return undefined
  const properties = {
    '--origin-x': `calc(${left + width / 2}px - 50vw)`,
    '--origin-y': `calc(${top + height / 2}px - 50dvh)`,
    '--origin-scale': width / Math.min(WIDEST, window.innerWidth),
  }
  return properties as CSSProperties
}
