type Family = readonly [script: RegExp, family: string]

const familyOf = (script: string): Family => [
  new RegExp(`\\p{Script=${script}}`, 'u'),
  `noto-sans-${script.toLowerCase()}`,
]

const otherScripts =
  'Devanagari Bengali Gujarati Gurmukhi Kannada Malayalam Sinhala Tamil Telugu Thai Lao Khmer Myanmar Georgian Armenian Ethiopic'

/** Families of Google Fonts by the scripts that the documents' own fonts lack. Chinese characters depend on the language. */
const families: readonly Family[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'noto-sans-jp'],
  [/\p{Script=Hangul}/u, 'noto-sans-kr'],
  ...['Arabic', 'Hebrew'].map(familyOf),
  [/[\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Latin}]/u, 'noto-sans'],
  ...otherScripts.split(' ').map(familyOf),
]

/** Frequent characters that only traditional Chinese has, or only simplified. */
const traditional =
  /[們個這來說時國會後發經過還對開關無從業與學實體應點進動問題網頁計設資訊軟體電腦團隊獲獎歷聯絡師組織報語術產資構數據]/gu
const simplified =
  /[们个这来说时国会后发经过还对开关无从业与学实体应点进动问题网页计设资讯软电脑团队获奖历联络师组织报语术产构数据]/gu

/** Returns whether Chinese text is written in traditional characters. */
export function isTraditional(text: string): boolean {
  const count = (characters: RegExp) => text.match(characters)?.length ?? 0
  return count(traditional) > count(simplified)
}

/**
 * Returns the families of Google Fonts that may have some letters, such as `noto-sans-jp`, the preferred first (O6).
 *
 * @param letters letters that the documents' fonts lack
 * @param text all text of the site, because a Chinese character has another form in Japanese, in Korean and in each kind of Chinese
 * @param lang the language of the site
 */
export function familiesFor(letters: readonly string[], text: string, lang: string): string[] {
  const found = families.flatMap(([script, family]) =>
    letters.some((letter) => script.test(letter)) ? [family] : [],
  )
  if (!letters.some((letter) => /\p{Script=Han}/u.test(letter))) return found
  return [...new Set([hanFamily(text, lang), ...found])]
}

function hanFamily(text: string, lang: string): string {
  const { language, script, region } = new Intl.Locale(lang).maximize()
  if (language === 'ja') return 'noto-sans-jp'
  if (language === 'ko') return 'noto-sans-kr'
  if (language === 'zh') return script === 'Hant' || region === 'TW' ? 'noto-sans-tc' : 'noto-sans-sc'
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'noto-sans-jp'
  if (/\p{Script=Hangul}/u.test(text)) return 'noto-sans-kr'
  return isTraditional(text) ? 'noto-sans-tc' : 'noto-sans-sc'
}
