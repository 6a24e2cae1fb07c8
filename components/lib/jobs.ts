import { PRESENT } from '../../content/dates'
import type { Experience } from '../../content/schema'
import type { Content } from '../../content/validate'
import { entries } from '../../content/words'
import type { LinkedText } from './credentials'
import { listed } from './punctuation'
import { filled } from './words'

/** The jobs that go on, newest first. */
export function currentJobs({ experiences }: Pick<Content, 'experiences'>): Experience[] {
  return experiences.filter((entry) => entry.endDate === PRESENT)
}

/** Returns the title and the company of a job, or the one it has. The link is the company's, or belongs to the only name. */
export function jobNames({ title, company, link }: Experience): LinkedText[] {
  if (title && company) return [{ text: title }, { text: company, link }]
  return [{ text: title ?? company ?? '', link }]
}

/** Formats the techniques of a job as one line. Empty if there are none. */
export function stackLine({ stack }: Pick<Experience, 'stack'>): string {
  return stack.length > 0 ? filled(entries.stack, { stack: listed(stack) }) : ''
}
