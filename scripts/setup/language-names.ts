import { languages } from '@/scripts/setup/month-names'

const letters = [...'abcdefghijklmnopqrstuvwxyz']
const codes = letters.flatMap((first) => letters.map((second) => first + second))
let names: Set<string> | undefined

/** Returns whether a word is the name of a language, or its code of two letters. */
export function isLanguage(word: string): boolean {
  names ??= new Set(languages.split(' ').flatMap(namesIn))
  return names.has(word.toLowerCase())
}

/** The names of all languages with a code of two letters, and those codes. */
function namesIn(language: string): string[] {
  const display = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' })
  return codes.flatMap((code) => {
    const name = display.of(code)
    return name ? [code, name.toLowerCase()] : []
  })
}
