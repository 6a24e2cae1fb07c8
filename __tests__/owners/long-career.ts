/** Thirty years of work, imported: 31 jobs, 52 skills, 25 certificates, one project, no picture. */
export const setupFrom = '__tests__/support/cases/long-career.json'
