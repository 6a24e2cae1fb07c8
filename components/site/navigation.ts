import type { Sections } from '@/content/schema'

export interface NavigationItem {
  section: string
  label: string
}

/** The sections that the header, the menu and the footer lead to, in page order (R1). */
export const sectionOrder = ['about', 'experiences', 'projects', 'contact'] as const

export type SectionId = (typeof sectionOrder)[number]

export function navigationOf(sections: Sections): NavigationItem[] {
  return sectionOrder.map((section) => ({ section, label: sections[section].label }))
}

/** The place of a section in the page, as two digits. */
export function sectionNumber(section: SectionId): string {
  return String(sectionOrder.indexOf(section) + 1).padStart(2, '0')
}
