/** A resume in Hindi, imported: letters whose shapes depend on their neighbours. */
export const setupFrom = '__tests__/support/cases/hindi.json'
