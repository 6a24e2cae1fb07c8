import { pointsOf } from './points'
import { sentences } from './sentences'

/** The longest first sentence that fits beside the portrait. */
const INTRO_MAX_LENGTH = 200

/** Splits a summary into one sentence for the first screen and paragraphs for About. */
export function introAndAbout(summary: string): { intro?: string; about: string[] } {
  const [first = '', ...rest] = pointsOf(summary)
  const isShort = first.length <= INTRO_MAX_LENGTH && rest.length > 0
  const [opening = '', ...others] = isShort ? [first] : sentences(first)
  if (opening.length > INTRO_MAX_LENGTH) return { about: [first, ...rest] }
  return { intro: opening || undefined, about: [others.join(' '), ...rest].filter(Boolean) }
}
