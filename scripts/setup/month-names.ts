import { listMonths } from '@/content/schema/dates'

/** Languages whose names of months and of languages are understood. */
export const languages =
  'en de fr es pt it nl pl ru uk cs sk sl hr sr-Latn sr bg ro hu el tr ar ar-JO ar-DZ he hi fa id vi th sv da nb fi et lv lt ca'

/** The names of each language, with their months. */
const namesByLanguage = new Map(languages.split(' ').map((language) => [language, namesIn(language)]))
const allNames = [...namesByLanguage.values()].flat()

/** The names of the twelve months, alone and within a date, long and short. */
function namesIn(language: string): [name: string, month: number][] {
  const within = [{}, { year: 'numeric' }, { day: 'numeric' }] as const
  const options = within.flatMap((other) =>
    (['long', 'short'] as const).map((month) => ({ ...other, month })),
  )
  return options.flatMap((option) =>
    listMonths(language, option).map((name, at): [string, number] => [letters(name), at + 1]),
  )
}

/** Small letters without accents. The vowel signs of Hindi and Thai distinguish months. */
function letters(name: string): string {
  const decomposed = name.toLowerCase().normalize('NFKD')
  return decomposed.replace(/[^\p{L}\p{M}]|[\u0300-\u036f\u064b-\u0655]/gu, '')
}

/**
 * Returns the month from 1 to 12 that words name, also as an abbreviation of three letters or more. The language of the text wins, then
 * English: "listopad" is October in one language and November in another. A word that could mean several months is no month.
 */
export function monthByName(words: string, lang: string): number | undefined {
  const name = letters(words)
  const namesOf = (language: string) => namesByLanguage.get(language) ?? []
  for (const names of [namesOf(lang.slice(0, 2)), namesOf('en'), allNames]) {
    const isWhole = names.some(([other]) => other === name)
    const fits = (other: string) => (isWhole ? other === name : name.length >= 3 && other.startsWith(name))
    const found = new Set(names.flatMap(([other, month]) => (fits(other) ? [month] : [])))
    if (found.size === 1) return [...found][0]
  }
  return undefined
}
