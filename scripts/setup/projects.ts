import type { ProjectInput } from '../../content/schema'
import { slugify } from '../../content/slug'
import type { Imported } from './resume'

/** What stands for facts that a source does not tell of a project. */
interface Nearby {
  /** The owner's own page on a site where code is kept. */
  codeProfile?: string
  /** The latest month of their jobs. */
  latestMonth?: string
}

/**
 * A project with all that the site asks of one. What its source does not say is taken from nearby.
 *
 * @param notes takes a sentence about what was, and about a project that is left out as too little is known of it
 */
export function completed(
  given: Imported['projects'][number],
  nearby: Nearby,
  notes: string[],
): ProjectInput | undefined {
  const { title, type = 'Project', github_link: code, website_link: website } = given
  const [firstPoint, ...otherPoints] = given.bulletpoints
  const description = given.description || firstPoint
  const createdAt = given.createdAt ?? nearby.latestMonth
  const github_link = code ?? nearby.codeProfile ?? website
  if (!description || !createdAt || !github_link || !slugify(title)) {
    const facts = {
      description,
      date: createdAt,
      address: github_link,
      'letter in its title': slugify(title),
    }
    const missing = Object.entries(facts).flatMap(([name, value]) => (value ? [] : [name]))
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
