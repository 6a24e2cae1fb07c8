/** Families of Google Fonts by the scripts that the documents' own fonts lack. Chinese characters depend on the language. */
const families: readonly [script: RegExp, family: string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'noto-sans-jp'],
  [/\p{Script=Hangul}/u, 'noto-sans-kr'],
  [/\p{Script=Arabic}/u, 'noto-sans-arabic'],
  [/\p{Script=Hebrew}/u, 'noto-sans-hebrew'],
  [/[\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Latin}]/u, 'noto-sans'],
  ...(
    [
      ['Devanagari', /\p{Script=Devanagari}/u],
      ['Bengali', /\p{Script=Bengali}/u],
      ['Gujarati', /\p{Script=Gujarati}/u],
      ['Gurmukhi', /\p{Script=Gurmukhi}/u],
      ['Kannada', /\p{Script=Kannada}/u],
      ['Malayalam', /\p{Script=Malayalam}/u],
      ['Sinhala', /\p{Script=Sinhala}/u],
      ['Tamil', /\p{Script=Tamil}/u],
      ['Telugu', /\p{Script=Telugu}/u],
      ['Thai', /\p{Script=Thai}/u],
      ['Lao', /\p{Script=Lao}/u],
      ['Khmer', /\p{Script=Khmer}/u],
      ['Myanmar', /\p{Script=Myanmar}/u],
      ['Georgian', /\p{Script=Georgian}/u],
      ['Armenian', /\p{Script=Armenian}/u],
      ['Ethiopic', /\p{Script=Ethiopic}/u],
    ] as const
  ).map(([name, script]): [RegExp, string] => [script, `noto-sans-${name.toLowerCase()}`]),
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
