/** A name of at most this many words has one word per line. */
const MAX_STACKED_WORDS = 3
/** A name of more letters is smaller. */
const MAX_LARGE_LETTERS = 18

/** Letters of these scripts are this much wider, because a font of the system shows them. */
const WIDE_LETTERS = /[\p{scx=Cyrillic}\p{scx=Greek}\p{scx=Armenian}\p{scx=Georgian}]/gu
const WIDE = 1.2

type NameSize = 'text-name' | 'text-name-long' | 'text-name-longer'

/** Returns the size of a name. Long words would break, and many words would fill the screen. */
export function nameSize(name: string): NameSize {
  const words = name.split(/\s+/)
  const longest = Math.max(...name.split(/\s+|(?<=-)/).map(countLetters))
  if (longest > 16) return 'text-name-longer'
  const isLong = words.length > MAX_STACKED_WORDS || [...words.join('')].length > MAX_LARGE_LETTERS
  return longest > 12 || isLong ? 'text-name-long' : 'text-name'
}

/** Returns the width of a word in Latin letters. */
function countLetters(word: string): number {
  return [...word].length + (WIDE - 1) * (word.match(WIDE_LETTERS)?.length ?? 0)
}

/** Returns how a name breaks on a wide screen: one word per line, balanced lines, or one line. */
export function nameLines(name: string): 'words' | 'balanced' | 'one' {
  if (/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u.test(foreignLetters(name))) return 'one'
  if (breaksInWords(name)) return 'one'
  return name.split(/\s+/).length > MAX_STACKED_WORDS ? 'balanced' : 'words'
}

/** Returns whether a name is in a script whose words browsers break between syllables. */
export function breaksInWords(name: string): boolean {
  return /[\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u.test(name)
}

/** Returns whether a name has letters with two marks above or below each other, as in Vietnamese, which need a higher line. */
export function hasStackedMarks(name: string): boolean {
  return /\p{L}\p{M}{2}/u.test(name.normalize('NFD'))
}

/** Returns whether a language, such as `ar` or `zh-Hant`, is written in a script that the site's typeface lacks. */
export function isForeignScript(lang: string): boolean {
  return !['Latn', 'Cyrl', 'Grek'].includes(new Intl.Locale(lang).maximize().script ?? 'Latn')
}

/** Returns the letters of a name in scripts that the site's typeface lacks. */
export function foreignLetters(name: string): string {
  return name.replace(/[\p{scx=Latin}\p{scx=Cyrillic}\p{scx=Greek}\P{L}]/gu, '')
}
