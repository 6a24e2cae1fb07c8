import type { Owner } from '@/__tests__/support/owner'
import { dateOf } from '@/__tests__/support/words'
import { networks } from '@/content/schema/networks'

const accounts = Object.values(networks).flatMap(({ hosts }) =>
  hosts.map((host) => `https://${host}/example`),
)

/**
 * An account on each host of each network, names of one letter, and texts that are parts of each other or of the site's own
 * words and addresses. Two sections have the same heading, another one has the owner's name. The site is below a path.
 */
export const owner: Owner = {
  profile: {
    name: 'e',
    title: 'x',
    status: 'Map',
    intro: 'Maps of maps. http, https and www; a main in a map.',
    interests: ['a', 'Map', 'Maps'],
    about: ['Map', 'Maps', 'Map of Maps'],
    siteUrl: 'https://e.example.com/a/map/',
    email: 'e@example.com',
    links: [...accounts, 'https://example.org/', { label: 'E', href: 'https://example.net/' }],
    version: '1',
  },
  sections: {
    about: { label: 'Map', heading: 'Map' },
    experiences: { label: 'Maps', heading: 'Maps' },
    projects: { label: 'M', heading: 'Map' },
    contact: { label: 'e', heading: 'e', lead: 'Map' },
    allProjects: { label: 'All', heading: 'All' },
  },
  featuredProjects: ['M', 'Map', 'Maps', 'e', 'x', 'com', 'GitHub', 'Map of Maps', 'Projects', 'About'].map(
    (title, i) => ({
      title,
      type: i % 2 ? 'Map' : 'M',
      createdAt: `${2015 + i}-01`,
      src: [],
      description: `${title}.`,
      bulletpoints: ['Map', 'a'],
      github_link: 'https://example.org/map',
    }),
  ),
  experiences: [
    {
      id: 'e',
      company: 'E',
      title: 'e',
      startDate: dateOf(1, 2020),
      endDate: 'Present',
      responsibilities: ['Map', 'e'],
    },
  ],
  education: [{ institution: 'Map', degree: 'M', startDate: '2019', endDate: '2020' }],
  certifications: [{ name: 'Map', issuer: 'E', date: '2020' }],
  languages: ['e'],
  skillGroups: [{ title: 'Map', skills: ['C', 'R', 'Go', 'X'] }],
}
