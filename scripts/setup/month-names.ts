/** Languages whose names of months are understood. */
const languages =
  'en de fr es pt it nl pl ru uk cs sk sl hr sr-Latn sr bg ro hu el tr ar he hi fa id vi th sv da nb fi et lv lt ca'

/** Months by their names; nothing for a name that means different months in two languages, such as "listopad". */
const months = new Map<string, number | undefined>()
let english: ReadonlySet<string> = new Set()
for (const language of languages.split(' ')) {
  for (const [name, month] of namesIn(language)) {
    if (english.has(name)) continue
    months.set(name, months.has(name) && months.get(name) !== month ? undefined : month)
  }
  if (language === 'en') english = new Set(months.keys())
}

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
  if (months.has(name)) return months.get(name)
  if (name.length < 3) return undefined
  const matches = new Set([...months].filter(([other]) => other.startsWith(name)).map(([, month]) => month))
  return matches.size === 1 ? [...matches][0] : undefined
}
