import type { SectionsInput } from './schema'

/** Names and headings of the home page's sections, and of the projects screen. */
export const sections: SectionsInput = {
  about: { label: 'About', heading: 'Curious about how things stay fast.' },
  experiences: { label: 'Experiences', heading: 'Where I have been useful' },
  projects: { label: 'Projects', heading: 'Things I made' },
  contact: {
    label: 'Contact',
    heading: 'Say hello.',
    lead: 'I read everything and answer within a day, usually with a question back.',
  },
  allProjects: {
    label: 'All projects',
    heading: 'All projects',
    lead: 'Everything since my first semester: search it, filter it, share what you find.',
  },
}
