/**
 * Returns `content/words.ts` with every text in «marks», so a text without them comes from the code. Months and the word for
 * the present stay unmarked because the dates of the content are read by them.
 *
 * @example jest.mock('@/content/words', () => jest.requireActual('@/__tests__/support/marked-words').markedWords())
 */
export function markedWords(): object {
  const { language, ...rest } = jest.requireActual('@/content/words')
  return Object.defineProperty({ language, ...(marked(rest) as object) }, '__esModule', { value: true })
}

const notMarked = ['months', 'present']

function marked(value: unknown): unknown {
  if (typeof value === 'string') return `«${value}»`
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, text]) => [key, notMarked.includes(key) ? text : marked(text)]),
  )
}
