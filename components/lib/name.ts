import { foreignScript } from './script'

/** The words that fill a line each; more of them share lines. */
const WORDS_STACKED = 3
/** The most letters of a name in its usual size. */
const LETTERS_LARGE = 18

type NameSize = 'text-name' | 'text-name-long' | 'text-name-longer'

/** Returns the size of a name: a word that is wider than its column would break, and many words would fill the screen. */
export function nameSize(name: string): NameSize {
  const words = name.split(/\s+/)
  const longest = Math.max(...name.split(/\s+|(?<=-)/).map((word) => [...word].length))
  if (longest > 16) return 'text-name-longer'
  const isLong = words.length > WORDS_STACKED || [...words.join('')].length > LETTERS_LARGE
  return longest > 12 || isLong ? 'text-name-long' : 'text-name'
}

/** Returns how a wide screen sets a name: a word a line, balanced lines, or one line. */
export function nameLines(name: string): 'words' | 'balanced' | 'one' {
  const script = foreignScript(name)
  if (script === 'cjk' || script === 'korean') return 'one'
  return name.split(/\s+/).length > WORDS_STACKED ? 'balanced' : 'words'
}
