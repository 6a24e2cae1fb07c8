import type { SkillGroup } from '@/content/schema/content'

/**
 * How much of a long list shows at first. It depends on the content, so owners set nothing. The rest of a list is in `<details>`.
 */

/** Links in the intro, where more would not fit beside the buttons, and in the resume (I2). */
export const LINKS_SHOWN = 2
/** Bullet points of a job. */
export const BULLETS_SHOWN = 3
/** Techniques of a job. */
export const STACK_SHOWN = 8
/** The most characters of a large figure. A longer one would break in its narrow column. */
export const FIGURE_LETTERS = 7
/** With this many jobs the older ones are rows. */
const ROWS_FROM = 8
/** The newest jobs, which are never rows. */
const JOBS_IN_FULL = 5
/** Entries of a list below the work, such as certificates. */
export const ROWS_SHOWN = 5
/** The same for each issuer, if the entries of a list are grouped by issuer. */
export const ROWS_OF_ISSUER_SHOWN = 3
/** This many entries of one issuer share its name. */
export const ISSUER_SHARED_FROM = 3
/** Skills of one list. */
export const SKILLS_SHOWN = 24
/** The number of groups of skills that are columns, and the most skills in a column. */
const SKILL_COLUMNS = { least: 3, most: 4, skills: 7 }
/** With this many projects `/projects` has search, type and sort. */
export const TOOLS_FROM = 8
/** A paragraph of more words is split: in About, and in the description of a project. */
export const LONG_PROSE_WORDS = 60
export const LONG_DESCRIPTION_WORDS = 100
/** Sentences of each part of a split paragraph. */
export const SENTENCES_TOGETHER = 3

/**
 * Splits a list into the entries that show and the rest.
 *
 * @param count how many entries show; one more if the rest would be a single entry
 */
export function split<T>(list: readonly T[], count: number): { shown: readonly T[]; rest: readonly T[] } {
  const end = list.length === count + 1 ? count + 1 : count
  return { shown: list.slice(0, end), rest: list.slice(end) }
}

/** Returns how many jobs show in full; the others are rows. */
export function jobsInFull(jobs: number): number {
  return jobs < ROWS_FROM ? jobs : JOBS_IN_FULL
}

/** Returns the form of the skills: one list in columns, a column for each group, or a row for each group. */
export function skillsForm(groups: readonly Pick<SkillGroup, 'skills'>[]): 'list' | 'columns' | 'rows' {
  if (groups.length === 1) return 'list'
  const { least, most, skills } = SKILL_COLUMNS
  const isFew = groups.length >= least && groups.length <= most
  return isFew && groups.every((group) => group.skills.length <= skills) ? 'columns' : 'rows'
}

/** Returns whether most skills have an icon. A few icons among many names would look like a mistake. */
export function hasIcons(groups: readonly Pick<SkillGroup, 'skills'>[]): boolean {
  const skills = groups.flatMap((group) => group.skills)
  return skills.filter(({ icon }) => icon).length * 2 > skills.length
}
