import { type CSSProperties, useState } from 'react'

/** The widest a dialog of size `3xl` becomes, in pixels (G4). */
const WIDEST = 768

/**
 * Returns custom properties for `app/styles/dialog.css` that move a panel from the middle of the window over its source, at the width
 * of the source. Not a view transition, during which the dialog would take no presses (G3).
 *
 * @param open the source is found each time this changes
 * @param source finds it; ignored if it is out of sight
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

/** Relative to the window, so no layout of the panel is needed. */
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
