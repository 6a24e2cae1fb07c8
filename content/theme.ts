import type { ThemeInput } from './schema'

/**
 * The colours of the site. Every other one follows from these: the greys of both modes, the field of contour lines, icons,
 * the social card, the resume. Where one of them could not be read, its lightness is moved, and the build says so.
 * Without a `brandLight` one is computed.
 */
export const theme: ThemeInput = {
  brand: '#20a785',
  brandLight: '#32E8BA',
}
