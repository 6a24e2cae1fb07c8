/** Languages whose names of months are understood. */
const languages =
  'en de fr es pt it nl pl ru uk cs sk sl hr sr-Latn sr bg ro hu el tr ar he hi fa id vi th sv da nb fi et lv lt ca'

/** The months that a name means: "listopad" is October in one language and November in another. */
const months = new Map<string, Set<number>>()
for (const [name, month] of languages.split(' ').flatMap(namesIn))
  months.set(name, (months.get(name) ?? new Set()).add(month))
const english = new Map(namesIn('en'))

/** The names of the twelve months, alone and within a date, long and short. */
function namesIn(language: string): [name: string, month: number][] {
  return (['long', 'short'] as const).flatMap((month) =>
    [{ month }, { month, year: 'numeric' } as const, { month, day: 'numeric' } as const].flatMap(
      (options) => {
        const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { ...options, timeZone: 'UTC' })
        return Array.from({ length: 12 }, (_, at): [string, number] => {
          const part = format.formatToParts(Date.UTC(2020, at, 15)).find(({ type }) => type === 'month')
          return [letters(part?.value ?? ''), at + 1]
        })
      },
    ),
  )
}

/** Small letters without accents. */
function letters(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
}

/**
 * Returns the month from 1 to 12 that a word names in any of many languages, also as an abbreviation of three letters or more.
 * A word that could mean several months is no month.
 */
export function monthByName(word: string): number | undefined {
  const name = letters(word)
  const isStart = name.length >= 3 && !months.has(name)
  const names = isStart ? [...months.keys()].filter((other) => other.startsWith(name)) : [name]
  const found = new Set(names.flatMap((other) => [...(months.get(other) ?? [])]))
  return english.get(name) ?? (found.size === 1 ? [...found][0] : undefined)
}
