/** A resume in Arabic, imported: letters whose shapes depend on their neighbours, from right to left. */
export const setupFrom = '__tests__/support/cases/arabic.json'
