/** Minimum similarity of a suggestion, from 0 to 1. */
const MIN_SIMILARITY = 0.45

/**
 * Returns the most similar name, ignoring case, or undefined if none is similar enough.
 *
 * @param minimum similarity of a suggestion, from 0 to 1
 */
export function findNearestName(
  text: string,
  names: readonly string[],
  minimum = MIN_SIMILARITY,
): string | undefined {
  return names
    .map((name) => ({ name, score: similarity(text.toLowerCase(), name.toLowerCase()) }))
    .filter(({ score }) => score >= minimum)
    .toSorted((a, b) => b.score - a.score)[0]?.name
}

/** Returns the similarity of two words from 0 to 1: Dice's coefficient of their letter pairs. */
export function similarity(one: string, other: string): number {
  const wanted = listPairs(one)
  const pairs = listPairs(other)
  const shared = pairs.filter((pair) => wanted.includes(pair)).length
  return (2 * shared) / (pairs.length + wanted.length)
}

/** Returns the pairs of adjacent letters, including the edges of the word. */
function listPairs(word: string): string[] {
  return [...`${word} `].map((letter, i) => `${word[i - 1] ?? ' '}${letter}`)
}
