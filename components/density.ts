/** The part of a long list that shows at first; the rest is in `<details>`. Owners set nothing. */

/** Links in the intro, where more would not fit beside the buttons, and in the resume (I2). */
export const LINKS_SHOWN = 2
/** Bullet points of a job. */
export const BULLETS_SHOWN = 3
/** Techniques of a job. */
export const STACK_SHOWN = 8
/** With this many jobs the older ones are rows. */
export const JOB_ROWS_FROM = 8
/** The newest jobs, which are never rows. */
export const JOBS_IN_FULL = 5
/** Entries of a list below the work, such as certificates, or of one issuer in it. */
export const ROWS_SHOWN = 5
/** With this many entries of one issuer, a heading names it for all of them. */
export const ISSUER_SHARED_FROM = 3
/** Skills of one list. */
export const SKILLS_SHOWN = 24
/** With this many projects `/projects` has search, type and sort. */
export const TOOLS_FROM = 8
/** A paragraph of more words is split: in About, and in the description of a project. */
export const LONG_PROSE_WORDS = 60
export const LONG_DESCRIPTION_WORDS = 100
/** Sentences of each part of a split paragraph. */
export const SENTENCES_TOGETHER = 3
