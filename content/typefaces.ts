import type { TypefacesInput } from '@/content/schema/typefaces'

/**
 * The typefaces of the page, the resume, the card of shared links and the icons. `sans` and `mono`
 * are Google Fonts families, from @fontsource-variable for the page and @expo-google-fonts for the
 * resume and the card. `more` are fallbacks of resume, card and icons for other scripts, in order:
 * families of @expo-google-fonts ("noto-sans-jp") or files in content/fonts ("MyFont.ttf"). On the
 * page the visitor's system draws these letters. `npm run setup -- --fonts` adds the families that
 * you need.
 */
export const typefaces: TypefacesInput = {
  sans: 'bricolage-grotesque',
  mono: 'geist-mono',
  more: [],
}
