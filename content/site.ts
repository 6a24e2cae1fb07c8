import { awards } from './awards'
import { certifications } from './certifications'
import { education } from './education'
import { experiences } from './experiences'
import { featuredProjects } from './featured-projects'
import { hasImage } from './has-image'
import { imagesFolder } from './images-folder'
import { languages } from './languages'
import { olderProjects } from './older-projects'
import { profile } from './profile'
import { sections } from './sections'
import { skillGroups } from './skills'
import { slides } from './slides'
import { sortOptions } from './sort-options'
import { talks } from './talks'
import { theme } from './theme'
import { validateContent } from './validate'
import * as words from './words'
import { validateWords } from './words-schema'

export { imagesFolder }

// First: dates are read by its months.
validateWords({ ...words })

/** The validated content: the one thing that pages, build steps and tests read. Server and build only. */
export const content = validateContent(
  {
    profile,
    sections,
    featuredProjects,
    olderProjects,
    experiences,
    education,
    certifications,
    languages,
    awards,
    talks,
    skillGroups,
    slides,
    sortOptions,
    theme,
  },
  (file) => hasImage(file, imagesFolder),
)
