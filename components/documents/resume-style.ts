import { sitePalette } from '../lib/site-palette'
import type { TextStyle } from './text-lines'

/**
 * The look of the resume, in points. The sheet is as wide as A4 and as high as Letter, so that it prints on both at
 * its own size with nothing cut off.
 */
export const SHEET: [number, number] = [595.28, 792]
export const MARGIN = { left: 56, right: 56, top: 54, bottom: 58 }
/** The column of dates, left of the text. */
export const ASIDE = 108
export const BULLET_INDENT = 11

/** Paper is a light ground. */
const { heading: ink, body, muted, accent } = sitePalette.light
export const { hairline } = sitePalette.light

export const styles = {
  name: { face: 'strong', size: 31, leading: 34, color: ink, tracking: -0.7 },
  title: { face: 'text', size: 14, leading: 19, color: accent },
  summary: { face: 'text', size: 10.5, leading: 15.5, color: ink },
  section: { face: 'strong', size: 12.5, leading: 16, color: accent },
  strong: { face: 'strong', size: 10, leading: 14, color: ink },
  text: { face: 'text', size: 9.4, leading: 13.4, color: body },
  link: { face: 'text', size: 9.4, leading: 13.4, color: accent },
  aside: { face: 'mono', size: 7.7, leading: 13.4, color: muted },
} as const satisfies Record<string, TextStyle>

/** Space above, left out at the top of a page. */
export const SPACE = { section: 17, entry: 9, line: 3.5, point: 2.2, afterRule: 12.5 }
