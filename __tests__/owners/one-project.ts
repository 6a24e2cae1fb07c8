import type { Owner } from '@/__tests__/support/owner'
import { dateOf } from '@/__tests__/support/words'

const stack = ['Kotlin', 'Spring Boot', 'PostgreSQL', 'Kafka', 'Redis', 'Kubernetes', 'Terraform', 'Grafana']

/**
 * Four long names, one project without pictures before the jobs, no About, two own lists, an orange
 * brand, and no mail address. Several roles at one employer, every list with all fields or next to
 * none, and quotes, brackets and entities in the texts.
 */
export const owner: Owner = {
  theme: { brand: '#d9480f' },
  profile: {
    name: 'Maximiliano Guadalupe Hernández Villavicencio',
    title: 'Staff engineer & "fixer" of <payments>',
    status: 'Open to contracts',
    location: 'Porto, Portugal',
    intro: 'I keep payment systems honest: 2 < 3 &amp; "so on".',
    siteUrl: 'https://max.example.com/',
    links: ['https://forge.example.org/max', 'https://github.com/example'],
  },
  sections: {
    order: ['projects', 'experiences', 'about'],
    about: {},
    experiences: {},
    projects: {},
    contact: {},
    allProjects: {},
  },
  featuredProjects: [
    {
      title: 'Ledgerline <b>& Co</b>',
      type: 'Library',
      createdAt: '2024-05',
      description: 'Checks that both sides of a transfer agree, and says which one is wrong.',
      bulletpoints: [
        'Reads forty formats',
        'Described at https://notes.example.org/ledgerline/how-it-works-and-what-it-does-not-do.',
      ],
      stack: ['Kotlin', 'C++'],
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
      ],
      stack: [...stack, 'Prometheus', 'Loki', '<Vault>'],
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
    { company: 'Example Shop', stack },
    { title: 'Role without a company', startDate: '2019' },
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
  education: [
    {
      institution: 'Example Institute',
      degree: 'BSc',
      startDate: dateOf(10, 2011),
      endDate: dateOf(6, 2014),
      score: '4.5 & rising',
      location: 'Łódź, Poland',
      points: ['Tutor for algorithms'],
    },
  ],
  publications: [
    {
      title: 'Tides & <sieves>',
      publisher: 'Journal of Examples',
      date: dateOf(4, 2022),
      link: 'https://doi.example.org/1',
      description: 'How to "store" less & find more.',
    },
  ],
  talks: [{ title: 'Sieving at scale', event: 'SieveConf', date: '2024', description: 'With a live sieve.' }],
  awards: [{ title: 'Best sieve', issuer: 'Sieve Society', date: '2023', description: 'Of 40 sieves.' }],
  certifications: [{ name: 'Certified in tides', issuer: 'Tide Board', description: 'With distinction.' }],
  volunteering: [
    {
      organization: 'Code Club & Co',
      role: 'Mentor',
      startDate: dateOf(9, 2019),
      location: 'Łódź',
      summary: 'Saturday lessons for twelve children.',
      points: ['Wrote the <course> book'],
      link: 'https://club.example.org/',
    },
    { role: 'Reader' },
  ],
  languages: ['Spanish', { name: 'English', level: 'Full professional proficiency' }],
}
