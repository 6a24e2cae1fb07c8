import type { SectionsInput } from '@/content/schema/content'

/**
 * The order of the sections between the intro and the contact, and their headings. `label` is the
 * name in the menu, by default the one in `content/words.ts`. A heading that you leave out is
 * derived from the content.
 */
export const sections: SectionsInput = {
  order: ['about', 'experiences', 'projects'],
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
