import type { TypefacesInput } from './typefaces-schema'

/** The type of the page, the resume, the social cards and the icons. */
export const typefaces: TypefacesInput = {
  // Families of Google Fonts: @fontsource-variable/… for the page, @expo-google-fonts/… for the resume and the cards.
  sans: 'bricolage-grotesque',
  mono: 'geist-mono',
  // For letters that those lack, in the order of trial: other families of @expo-google-fonts ("noto-sans-jp"), or files
  // in content/fonts ("MyFont.ttf"). `npm run setup -- --fonts` adds what your letters need.
  more: [],
  // Signs that no font has: 'leave out' of the resume and the cards with a note, or 'stop' the build. Letters of names and
  // headings, or more than one letter in a hundred, always stop it.
  missingGlyphs: 'leave out',
}
