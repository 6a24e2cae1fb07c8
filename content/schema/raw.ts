import { existsSync, realpathSync, statSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { awards } from '@/content/awards'
import { certifications } from '@/content/certifications'
import { education } from '@/content/education'
import { experiences } from '@/content/experiences'
import { featuredProjects } from '@/content/featured-projects'
import { languages } from '@/content/languages'
import { olderProjects } from '@/content/older-projects'
import { ownLists } from '@/content/own-lists'
import { profile } from '@/content/profile'
import { publications } from '@/content/publications'
import { sections } from '@/content/sections'
import { skillGroups } from '@/content/skills'
import { slides } from '@/content/slides'
import { sortOptions } from '@/content/sort-options'
import { talks } from '@/content/talks'
import { theme } from '@/content/theme'
import { volunteering } from '@/content/volunteering'

/** The content before validation, keyed by the name of the exported constant. */
export const rawContent = {
  profile,
  sections,
  featuredProjects,
  olderProjects,
  experiences,
  education,
  publications,
  talks,
  awards,
  certifications,
  volunteering,
  languages,
  ownLists,
  skillGroups,
  slides,
  sortOptions,
  theme,
}

/** The folder of the original pictures. */
export const imagesFolder = join(process.cwd(), 'content', 'images')

/** Returns whether a file is below a folder. Its case must match, as it must on hosts. */
export function hasImage(file: string, folder: string): boolean {
  const path = resolve(folder, file)
  if (!existsSync(path) || !statSync(path).isFile()) return false
  const realPath = relative(realpathSync.native(resolve(folder)), realpathSync.native(path))
  const onDisk = realPath.replaceAll(sep, '/')
  // A link leads to another name.
  return onDisk === file || onDisk.toLowerCase() !== file.toLowerCase()
}
