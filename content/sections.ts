import type { SectionsInput } from './schema'

/**
 * Headings of the home page's sections and of the projects screen. A section may have a `label`, its name in the menu; by
 * default it is that of `content/words.ts`. Without a heading the label is the heading.
 */
export const sections: SectionsInput = {
  about: { heading: 'Curious about how things stay fast.' },
  experiences: { heading: 'Where I have been useful' },
  projects: { heading: 'Things I made' },
  contact: {
    heading: 'Say hello.',
    lead: 'I read everything and answer within a day, usually with a question back.',
  },
  allProjects: {
    lead: 'Everything since my first semester: search it, filter it, share what you find.',
  },
}
