import { listKeys } from '@/content/schema/lists'
import type { Content } from '@/content/schema/validate'

export interface NavigationItem {
  section: SectionId
  label: string
}

/** A section after the intro. */
export type SectionId = Content['sectionOrder'][number] | 'contact'

/** Returns the sections that have content, in page order (R1, O2, O13). */
export function shownSections(content: Content): SectionId[] {
  const { profile, slides, skillGroups, experiences, projects, ownLists } = content
  const lists = listKeys.map((key) => content[key])
  const ownEntries = ownLists.map(({ entries }) => entries)
  const hasLists = [...lists, ...ownEntries].some(({ length }) => length > 0)
  const isShown: Record<SectionId, boolean> = {
    about: profile.about.length + slides.length + skillGroups.length > 0,
    experiences: experiences.length > 0 || hasLists,
    projects: projects.length > 0,
    contact: profile.links.length > 0 || profile.email !== undefined,
  }
  return [...content.sectionOrder, 'contact' as const].filter((section) => isShown[section])
}

/**
 * Returns the attribute that names a section of the home page: its heading, with a number if the
 * owner's name or an earlier heading is the same, because landmarks need unique names.
 */
export function landmarkProps(id: SectionId, content: Content) {
  const { profile, sections } = content
  const { heading } = sections[id]
  const shown = shownSections(content)
  const earlier = shown.slice(0, shown.indexOf(id))
  const namesBefore = [profile.name, ...earlier.map((section) => sections[section].heading)]
  const sameBefore = namesBefore.filter((name) => name === heading).length
  return sameBefore > 0
    ? { 'aria-label': `${heading} (${sameBefore + 1})` }
    : { 'aria-labelledby': `${id}-heading` }
}

/** Returns the section links of header, menu and footer. */
export function listNavigation(content: Content): NavigationItem[] {
  return shownSections(content).map((section) => ({ section, label: content.sections[section].label }))
}
