/** How much of two words must be alike for one to be proposed in place of the other, from 0 to 1. */
const LEAST_LIKENESS = 0.45

/**
 * Returns the name that looks most like a text, ignoring case; none if no name comes near it.
 *
 * @param least likeness from 0 to 1 below which a name is not proposed
 */
export function nearestName(
  text: string,
  names: readonly string[],
  least = LEAST_LIKENESS,
): string | undefined {
  return names
    .map((name) => ({ name, likeness: similarity(text.toLowerCase(), name.toLowerCase()) }))
    .filter((candidate) => candidate.likeness >= least)
    .toSorted((a, b) => b.likeness - a.likeness)[0]?.name
}

/** Returns the share of neighbouring letters that two words have in common (Dice's coefficient), from 0 to 1. */
export function similarity(one: string, other: string): number {
  const wanted = pairsOf(one)
  const pairs = pairsOf(other)
  const shared = pairs.filter((pair) => wanted.includes(pair)).length
  return (2 * shared) / (pairs.length + wanted.length)
}

/** Each two neighbouring letters, the edges of the word included. */
function pairsOf(word: string): string[] {
  return [...`${word} `].map((letter, i) => `${word[i - 1] ?? ' '}${letter}`)
}
