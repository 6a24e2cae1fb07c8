import { languages } from '@/scripts/setup/month-names'

const letters = [...'abcdefghijklmnopqrstuvwxyz']
const codes = letters.flatMap((first) => letters.map((second) => first + second))
const known: Partial<Record<'language' | 'region', Set<string>>> = {}

/** Returns whether a word is the name of a language, or its code of two letters. */
export function isLanguage(word: string): boolean {
  return namesOf('language').has(word.toLowerCase())
}

/** Returns whether a word is the name of a country. */
export function isCountry(word: string): boolean {
  return word.length > 2 && namesOf('region').has(word.toLowerCase())
}

/** The names of all languages or countries with a code of two letters, and those codes. */
function namesOf(type: 'language' | 'region'): Set<string> {
  known[type] ??= new Set(
    languages.split(' ').flatMap((language) => {
      const display = new Intl.DisplayNames([language], { type, fallback: 'none' })
      return codes.flatMap((code) => {
        const name = display.of(type === 'region' ? code.toUpperCase() : code)
        return name ? [code, name.toLowerCase()] : []
      })
    }),
  )
  return known[type]
}
