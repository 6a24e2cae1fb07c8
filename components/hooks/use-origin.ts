import { type CSSProperties, useState } from 'react'

/** The maximum width of a dialog of size `3xl`, in pixels (G4). */
const MAX_WIDTH = 768

/**
 * Returns custom properties for `app/styles/dialog.css`, which lets a panel grow from its source: the offset from the middle of the
 * window, and the scale. A view transition would block presses on the dialog (G3).
 *
 * @param open each change measures the source
 * @param source returns the source; ignored if it is out of sight
 */
export function useOrigin(open: boolean, source?: () => Element | null): CSSProperties | undefined {
  const [wasOpen, setWasOpen] = useState(false)
  const [origin, setOrigin] = useState<CSSProperties>()
  if (open !== wasOpen) {
    setWasOpen(open)
    // Measured again on close, because the window may have been resized.
    setOrigin(measureOrigin(source?.()))
  }
  return origin
}

/** Relative to the viewport, so no layout of the panel is needed. */
function measureOrigin(source: Element | null | undefined): CSSProperties | undefined {
  if (!source) return undefined
  const { left, top, width, height } = source.getBoundingClientRect()
  if (top > window.innerHeight || top + height < 0) return undefined
  const properties = {
    '--origin-x': `calc(${left + width / 2}px - 50vw)`,
    '--origin-y': `calc(${top + height / 2}px - 50dvh)`,
    '--origin-scale': width / Math.min(MAX_WIDTH, window.innerWidth),
  }
  return properties as CSSProperties
}
