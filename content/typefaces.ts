import type { TypefacesInput } from './typefaces-schema'

/** The type of the page, the resume, the social cards and the icons. */
export const typefaces: TypefacesInput = {
  // Families of Google Fonts: @fontsource-variable/… for the page, @expo-google-fonts/… for the resume and the cards.
  sans: 'bricolage-grotesque',
  mono: 'geist-mono',
  // For letters that those lack, in the order of trial: other families of @expo-google-fonts ("noto-sans-jp"), or files
  // that lie in content/fonts ("MyFont.ttf"). Greek, Cyrillic, Hebrew and Arabic need none.
  more: [],
  // What no font has: 'leave out' of the resume and the cards, and say so, or 'stop' the build.
  missingGlyphs: 'leave out',
}
