import { awards } from './awards'
import { certifications } from './certifications'
import { education } from './education'
import { experiences } from './experiences'
import { featuredProjects } from './featured-projects'
import { languages } from './languages'
import { olderProjects } from './older-projects'
import { profile } from './profile'
import { publications } from './publications'
import { sections } from './sections'
import { skillGroups } from './skills'
import { slides } from './slides'
import { sortOptions } from './sort-options'
import { talks } from './talks'
import { theme } from './theme'
import { volunteering } from './volunteering'

/** The content before validation. Each file exports its value under the name it has here. */
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
  skillGroups,
  slides,
  sortOptions,
  theme,
}
