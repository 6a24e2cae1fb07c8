import { foreignScript } from '@/components/lib/script'

/** A name of at most this many words has one word per line. */
const MAX_STACKED_WORDS = 3
/** A name of more letters is smaller. */
const MAX_LARGE_LETTERS = 18

type NameSize = 'text-name' | 'text-name-long' | 'text-name-longer'

/** Returns the size of a name. Long words would break, and many words would fill the screen. */
export function nameSize(name: string): NameSize {
  const words = name.split(/\s+/)
  const longest = Math.max(...name.split(/\s+|(?<=-)/).map((word) => [...word].length))
  if (longest > 16) return 'text-name-longer'
  const isLong = words.length > MAX_STACKED_WORDS || [...words.join('')].length > MAX_LARGE_LETTERS
  return longest > 12 || isLong ? 'text-name-long' : 'text-name'
}

/** Returns how a name breaks on a wide screen: one word per line, balanced lines, or one line. */
export function nameLines(name: string): 'words' | 'balanced' | 'one' {
  const script = foreignScript(name)
  if (script === 'cjk' || script === 'korean') return 'one'
  return name.split(/\s+/).length > MAX_STACKED_WORDS ? 'balanced' : 'words'
}
