import type { Owner } from '@/__tests__/support/owner'

/** An import from GitHub alone: no title, no job, no picture, no mail address. */
export const owner: Owner = {
  profile: {
    name: 'Ines Okafor',
    location: 'Porto, Portugal',
    intro: 'Backend developer.',
    about: ['I write small tools for libraries.'],
    siteUrl: 'https://ines.example.com/portfolio/',
    links: ['https://github.com/example'],
  },
  featuredProjects: [
    {
      title: 'Shelfmark',
      type: 'CLI App',
      createdAt: '2025-03',
      description: 'Prints labels for the spines of books.',
      bulletpoints: ['Written in Rust', '41 stars on GitHub'],
      github_link: 'https://github.com/example/shelfmark',
    },
    { title: 'Tide Table', type: 'Web', github_link: 'https://github.com/example/tide-table' },
  ],
  skillGroups: [{ title: 'Languages', skills: ['TypeScript', 'Rust'] }],
}
