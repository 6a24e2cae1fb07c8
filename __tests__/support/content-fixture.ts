import { experiences } from '@/content/experiences'
import { featuredProjects } from '@/content/featured-projects'
import { olderProjects } from '@/content/older-projects'
import { profile } from '@/content/profile'
import { sections } from '@/content/sections'
import { skillGroups } from '@/content/skills'
import { slides } from '@/content/slides'
import { sortOptions } from '@/content/sort-options'
import { type Content, type RawContent, validateContent } from '@/content/validate'

/** The owner's own content, unchecked, as a start for a planted one. */
export const ownContent = {
  profile,
  sections,
  featuredProjects,
  olderProjects,
  experiences,
  skillGroups,
  slides,
  sortOptions,
}

/** The owner's content with parts replaced, validated as the site's own is; every picture is taken to exist. */
export function plantedContent(planted: Partial<RawContent> = {}): Content {
  return validateContent({ ...ownContent, ...planted }, () => true)
}
