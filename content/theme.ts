import type { ThemeInput } from '@/content/schema/content'

/**
 * The brand colours. All other colours are computed from them, and `brandLight` too if you leave
 * it out. A colour that is unreadable somewhere gets another lightness there, and the build reports
 * it.
 */
export const theme: ThemeInput = {
  brand: '#20a785',
  brandLight: '#32E8BA',
}
