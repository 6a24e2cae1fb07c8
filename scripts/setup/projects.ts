import type { ProjectInput } from '../../content/schema'
import { slugify } from '../../content/slug'
import type { Imported } from './resume'

/**
 * A project with all that the site asks of one. What its source does not say is taken from nearby.
 *
 * @param nearby the owner's own page on a site where code is kept, and the latest month of their jobs
 * @param notes takes a sentence about what was, and about a project that is left out as too little is known of it
 */
export function completed(
  given: Imported['projects'][number],
  nearby: { codeProfile?: string; latestMonth?: string },
  notes: string[],
): ProjectInput | undefined {
  const { title, type = 'Project', github_link: code, website_link: website } = given
  const [firstPoint, ...otherPoints] = given.bulletpoints
  const description = given.description || firstPoint
  const createdAt = given.createdAt ?? nearby.latestMonth
  const github_link = code ?? nearby.codeProfile ?? website
  if (!description || !createdAt || !github_link || !slugify(title)) {
    const missing = [
      !description && 'description',
      !createdAt && 'date',
      !github_link && 'address',
      !slugify(title) && 'letter in its title',
    ].filter(Boolean)
    notes.push(
      `The project "${title}" is left out: it has no ${missing.join(', ')}. Add it with: npm run new project`,
    )
    return undefined
  }
  if (!given.createdAt) notes.push(`The project "${title}" has no date: look at createdAt.`)
  if (!code) notes.push(`The project "${title}" has no address of its code: look at github_link.`)
  return {
    title,
    type,
    createdAt,
    src: [],
    description,
    bulletpoints: given.description ? given.bulletpoints : otherPoints,
    github_link,
    ...(website && website !== github_link && { website_link: website }),
  }
}
