/** A Japanese resume, imported: a name without Latin letters, one job, one project, no picture. */
export const setupFrom = '__tests__/support/cases/japanese.json'
