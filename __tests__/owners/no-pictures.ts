import type { Owner } from '@/__tests__/support/owner'

const subjects = [
  'Tide',
  'Harbour',
  'Signal box',
  'Night train',
  'A long walk along the river',
  'Ferry',
  'Map',
  'Queue',
]
const nouns = ['table', 'log', 'planner', 'of everything', 'reader']

/** A name that must break, forty projects of one type without a picture, and nothing else. */
export const owner: Owner = {
  profile: {
    name: 'Ada Winterbournehohensteinhausenberger',
    title: 'Maker of small tools',
    location: 'Leeds',
    siteUrl: 'https://ada.example.com/',
    email: 'hello@ada.example.com',
    links: ['https://github.com/example'],
  },
  olderProjects: Array.from({ length: 40 }, (_, i) => ({
    title: `${subjects[i % subjects.length]} ${nouns[i % nouns.length]}`,
    type: 'Tool',
    createdAt: `${2010 + Math.floor(i / 4)}-0${(i % 9) + 1}`,
    description: `Answers one question about the day, in one line, without an account. It is the ${i + 1}. of its kind and still in use.`,
    github_link: 'https://example.org/tool',
  })),
}
