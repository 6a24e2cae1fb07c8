import type { Content } from '@/content/validate'
import { credentialLists } from '../lib/credentials'

export interface NavigationItem {
  section: SectionId
  label: string
}

/** The sections after the intro, in page order (R1). */
const sectionOrder = ['about', 'experiences', 'projects', 'contact'] as const

export type SectionId = (typeof sectionOrder)[number]

/** O2: the sections that have something to show, in page order. */
export function shownSections(content: Content): SectionId[] {
  const { profile, slides, skillGroups, experiences, projects } = content
  const isShown: Record<SectionId, boolean> = {
    about: profile.about.length + slides.length + skillGroups.length > 0,
    experiences: experiences.length + credentialLists(content).length > 0,
    projects: projects.length > 0,
    contact: profile.links.length > 0 || profile.email !== undefined,
  }
  return sectionOrder.filter((section) => isShown[section])
}

/** What the header, the menu and the footer lead to. */
export function navigationOf(content: Content): NavigationItem[] {
  return shownSections(content).map((section) => ({ section, label: content.sections[section].label }))
}
