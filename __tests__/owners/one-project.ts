import type { Owner } from '@/__tests__/support/owner'
import { dateOf } from '@/__tests__/support/words'

const stack = ['Kotlin', 'Spring Boot', 'PostgreSQL', 'Kafka', 'Redis', 'Kubernetes', 'Terraform', 'Grafana']

/** Four long names, one project, several roles at one employer, two own lists, no picture, no mail address. */
export const owner: Owner = {
  profile: {
    name: 'Maximiliano Guadalupe Hernández Villavicencio',
    title: 'Staff engineer',
    status: 'Open to contracts',
    location: 'Porto, Portugal',
    intro: 'I keep payment systems honest.',
    about: [
      'I read failures first. Most of my work begins with a report that nobody believes. I reproduce it, measure it, and write down what the system did instead of what it was meant to do. Then I change as little as I can. The result is usually a smaller service, a shorter runbook, and a team that sleeps through the night. I have done this for banks, for shops and for a museum.',
    ],
    siteUrl: 'https://max.example.com/',
    links: ['https://forge.example.org/max', 'https://github.com/example'],
  },
  featuredProjects: [
    {
      title: 'Ledgerline',
      type: 'Library',
      createdAt: '2024-05',
      description: 'Checks that both sides of a transfer agree, and says which one is wrong.',
      bulletpoints: [
        'Reads forty formats',
        'Described at https://notes.example.org/ledgerline/how-it-works.',
      ],
      github_link: 'https://example.org/ledgerline',
    },
  ],
  experiences: [
    {
      company: 'Example Bank',
      title: 'Staff engineer',
      startDate: dateOf(3, 2022),
      endDate: 'Present',
      location: 'Lisbon, Portugal',
      summary: 'Responsible for everything between the card and the ledger.',
      responsibilities: [
        'Cut reconciliation from a night to 11 minutes',
        'Removed four services that nobody called',
        'Wrote the test bench that every team uses',
        'Reduced failed transfers by 38%',
        'Led the migration to a new data centre',
      ],
      stack: [...stack, 'Prometheus', 'Loki', 'Vault'],
      link: 'https://bank.example.org/',
    },
    {
      company: 'Example Bank',
      title: 'Senior engineer',
      startDate: dateOf(2, 2019),
      endDate: dateOf(3, 2022),
      location: 'Porto, Portugal',
      responsibilities: ['Moved settlement to events', 'Trained six engineers'],
      stack: stack.slice(0, 4),
      link: 'https://bank.example.org/',
    },
    { company: 'Example Shop', title: 'Engineer', startDate: '2015', endDate: '2019' },
  ],
  ownLists: [
    {
      title: 'What colleagues say',
      entries: [
        {
          title: 'Example Colleague',
          subtitle: 'Head of payments, Example Bank',
          text: '“He reads the log before he opens the editor, and he is the only one who writes down what he found.”',
        },
        { title: 'Another Colleague', text: '“Ask Max. He will ask you back.”' },
      ],
    },
    {
      title: 'At the Porto user group',
      entries: [
        {
          title: 'Retries are a protocol',
          date: dateOf(11, 2023),
          points: ['Three outages, replayed', 'With a live ledger'],
          link: 'https://talks.example.org/retries',
        },
        { title: 'Ledgers for beginners', date: '2021' },
      ],
    },
  ],
  skillGroups: [
    { title: 'Languages', skills: ['Kotlin', 'Java', 'TypeScript', 'SQL', 'HTML/CSS', 'Bash'] },
    { title: 'Methods', skills: ['Property-based testing', 'Incident reviews', 'Capacity planning'] },
  ],
}
