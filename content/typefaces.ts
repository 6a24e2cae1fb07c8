import type { TypefacesInput } from '@/content/schema/typefaces'

/** The typefaces of the page, the resume, the social cards and the icons. */
export const typefaces: TypefacesInput = {
  // Google Fonts families, from @fontsource-variable for the page and @expo-google-fonts for the resume and the cards.
  sans: 'bricolage-grotesque',
  mono: 'geist-mono',
  // Fallbacks for other scripts, in order: families of @expo-google-fonts ("noto-sans-jp") or files in content/fonts
  // ("MyFont.ttf"). `npm run setup -- --fonts` adds the families that you need.
  more: [],
  // What to do with symbols that no font has: 'leave out' omits them from the resume and the cards and prints a note, 'stop'
  // stops the build. A missing letter in a name, title or heading, or more than 1 % of all letters, always stops it.
  missingGlyphs: 'leave out',
}
