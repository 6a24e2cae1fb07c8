const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * Returns `content/words.ts` with English dates, for tests whose fixtures are in English.
 *
 * @example jest.mock('@/content/words', () => jest.requireActual('@/__tests__/support/english-words').englishWords())
 */
export function englishWords(): object {
  return {
    ...jest.requireActual('@/content/words'),
    __esModule: true,
    language: { lang: 'en', dir: 'ltr' },
    projectDates: { months, month: '{year} {month}' },
    resumeDates: { months, month: '{month} {year}', range: '{start} – {end}', present: 'Present' },
  }
}
