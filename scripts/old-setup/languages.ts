import { listMonths } from '@/content/schema/dates'

/** Languages whose names of months, languages and countries are understood. */
const languages =
  'en de de-AT fr es pt it nl pl ru uk cs sk sl hr sr-Latn sr bg ro hu el tr ar ar-JO ar-DZ he hi fa id vi th sv da nb fi et lv lt ca'

/** The names of months in each language, with their numbers. */
const monthsByLanguage = new Map(languages.split(' ').map((language) => [language, monthNames(language)]))
const allMonths = [...monthsByLanguage.values()].flat()

/** The names of the twelve months, alone and within a date, long and short. */
function monthNames(language: string): [name: string, month: number][] {
  const within = [{}, { year: 'numeric' }, { day: 'numeric' }] as const
  const options = within.flatMap((other) =>
    (['long', 'short'] as const).map((month) => ({ ...other, month })),
  )
  const names = options.flatMap((option) =>
    listMonths(language, option).map((name, at): [string, number] => [letters(name), at + 1]),
  )
  // Office programs abbreviate März as Mrz.
  return language === 'de' ? [...names, ['mrz', 3], ['maerz', 3]] : names
}

/** Returns lowercase letters without accents. Keeps the vowel signs of Hindi and Thai, because they distinguish months. */
function letters(name: string): string {
  const decomposed = name.toLowerCase().normalize('NFKD')
  return decomposed.replace(/[^\p{L}\p{M}]|[\u0300-\u036f\u064b-\u0655]/gu, '')
}

/**
 * Returns the number of a month, 1 to 12, from its name or an abbreviation of three letters or more. The language of the text wins, then
 * English: "listopad" is October in one language and November in another. Words that could mean several months are ignored.
 */
export function monthByName(words: string, lang: string): number | undefined {
  const name = letters(words)
  const monthsIn = (language: string) => monthsByLanguage.get(language) ?? []
  for (const names of [monthsIn(lang.slice(0, 2)), monthsIn('en'), allMonths]) {
    const isWhole = names.some(([other]) => other === name)
    const fits = (other: string) => (isWhole ? other === name : name.length >= 3 && other.startsWith(name))
    const found = new Set(names.flatMap(([other, month]) => (fits(other) ? [month] : [])))
    if (found.size === 1) return [...found][0]
  }
  return undefined
}

const alphabet = [...'abcdefghijklmnopqrstuvwxyz']
const codes = alphabet.flatMap((first) => alphabet.map((second) => first + second))
type Named = 'language' | 'region'
const known: Partial<Record<Named, Map<string, string>>> = {}

/** A code such as `en`, or `pt-BR`, which has a region or a script. */
export const codeOfLanguage = /^([a-z]{2})(?:[-_][A-Za-z]{2,4})?$/

/** Returns the code of a language from its name in any language, or from a code such as `en` or `pt-BR`. */
export function languageCode(word: string): string | undefined {
  const [, code = word] = codeOfLanguage.exec(word) ?? []
  return codesByName('language').get(letters(code))
}

/** Returns the name of a language for its code, and any other word unchanged. */
export function languageName(word: string, lang: string): string {
  const code = word.length === 2 ? word.toLowerCase() : word
  const name = codeOfLanguage.test(code) && displayIn(lang, 'language').of(code.replace('_', '-'))
  return name ? name.charAt(0).toLocaleUpperCase(lang) + name.slice(1) : word
}

/** Returns the code of a country, such as `FR`, from its name in any language or its code. */
export const countryCode = (word: string) => codesByName('region').get(letters(word))

/** Returns whether a word is the name of a country. */
export const isCountry = (word: string) => word.length > 2 && countryCode(word) !== undefined

function codesByName(type: Named): Map<string, string> {
  known[type] ??= listNames(type)
  return known[type]
}

/** Returns the two-letter codes of all languages or countries, keyed by their names and codes. Languages also have their own names. */
function listNames(type: Named): Map<string, string> {
  const displays = languages.split(' ').map((language) => displayIn(language, type))
  return new Map(
    codes.flatMap((code) => {
      const own = type === 'language' ? [displayIn(code, type)] : []
      const names = [...displays, ...own].flatMap(
        (display) => display.of(type === 'region' ? code.toUpperCase() : code) ?? [],
      )
      const all = names.length > 0 ? [code, ...names.map(letters)] : []
      // `iw` is an old code of Hebrew, and `UK` another one of the United Kingdom.
      const { language, region = '' } = new Intl.Locale(type === 'language' ? code : `und-${code}`)
      return all.map((name): [string, string] => [name, type === 'language' ? language : region])
    }),
  )
}

function displayIn(language: string, type: Named): Intl.DisplayNames {
  return new Intl.DisplayNames([language], { type, fallback: 'none' })
}
