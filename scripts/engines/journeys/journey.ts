import { formatMonth } from '../../../components/lib/month'
import type { Project } from '../../../content/schema'
import { content } from '../../../content/site'
import type { Visitor } from '../visitor'

/** What a visitor does with the site, told once for every engine. */
export interface Journey {
  title: string
  /** Below 768 px, where the links of the header are a menu; wide otherwise. */
  narrow?: boolean
  /** What the content must have; a content without it is passed over. */
  needs?: unknown
  go(visitor: Visitor): Promise<void>
}

/** One with screenshots to go through. */
export const illustrated = content.featuredProjects.find((project) => project.src.length > 1)
export const firstProject = content.featuredProjects[0]

export function cardOf({ title, type, createdAt }: Project) {
  return { role: 'link', name: `${title} ${type} ${formatMonth(createdAt)}`, inside: { role: 'main' } }
}

export function dialogOf({ title }: Project) {
  return { role: 'dialog', name: title }
}
