import { siteTypefaces } from '@/app/documents/font-files'
import { missingIn } from '@/app/documents/fonts'

const scripts =
  'Arabic Armenian Bengali Devanagari Ethiopic Georgian Gujarati Gurmukhi Hebrew Kannada Khmer Lao Malayalam Myanmar Sinhala Tamil Telugu Thai'

/** Families of Google Fonts by their letters. */
const families: readonly (readonly [letters: RegExp, family: string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'noto-sans-jp'],
  [/\p{Script=Hangul}/u, 'noto-sans-kr'],
  [/[\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Latin}]/u, 'noto-sans'],
  ...scripts
    .split(' ')
    .map(
      (script) => [new RegExp(`\\p{Script=${script}}`, 'u'), `noto-sans-${script.toLowerCase()}`] as const,
    ),
]

/**
 * Returns the families of Google Fonts, such as `noto-sans-jp`, for letters that the fonts of the resume and the card lack (O6).
 *
 * @param texts all texts of the site
 * @param lang decides between the Chinese characters of Japanese, Korean and both kinds of Chinese
 */
export function familiesFor(texts: readonly string[], lang: string): string[] {
  const missing = texts.flatMap(missingIn).join('')
  const found = families.filter(([letters]) => letters.test(missing)).map(([, family]) => family)
  const isChinese = /\p{Script=Han}/u.test(missing) && !/noto-sans-(jp|kr)/.test(found.join())
  const needed = isChinese ? [chineseFamily(lang), ...found] : found
  return needed.filter((family) => !siteTypefaces.more.includes(family))
}

function chineseFamily(lang: string): string {
  const { language, script } = new Intl.Locale(lang).maximize()
  if (language === 'ja') return 'noto-sans-jp'
  if (language === 'ko') return 'noto-sans-kr'
  return script === 'Hant' ? 'noto-sans-tc' : 'noto-sans-sc'
}
