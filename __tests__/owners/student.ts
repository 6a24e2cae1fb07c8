import type { Owner } from '@/__tests__/support/owner'
import { dateOf } from '@/__tests__/support/words'

/**
 * A photograph, three projects that are not featured, jobs and lists with every field or next to none. Quotes, brackets
 * and entities in every text.
 */
export const owner: Owner = {
  profile: {
    name: 'Zoé Łukasiewicz-Vőry',
    title: 'Student of "computing" & <maths>',
    intro: 'Builder of things for the web: quick and careful; 2 < 3 &amp; "so on".',
    location: 'Łódź, Poland',
    interests: ['<b>Bold</b> ideas'],
    about: ['I wrote <script>alert(1)</script> once & learned from it.', 'Ask me about C++ — or don’t.'],
    portrait: { file: 'Zoé Photo 1.JPG', alt: 'Zoé, laughing' },
    siteUrl: 'https://zoe.example.com/',
    links: ['https://gitlab.com/example'],
  },
  olderProjects: [
    {
      title: 'C++ tutor',
      type: 'Teaching',
      createdAt: '2025-05',
      src: [],
      description:
        'Explains "templates" & <why> at https://example.org/a/long/address/without/any/space/in/it/at/all.',
      bulletpoints: [],
      github_link: 'https://example.org/tutor',
    },
    {
      title: 'C# tutor',
      type: 'Teaching',
      createdAt: '2025-06',
      logo: 'logo.png',
      src: [{ file: 'tiny.png', alt: 'A very small picture' }],
      description: 'The same, again.',
      bulletpoints: ['One', 'One'],
      github_link: 'https://example.org/tutor-2',
    },
    { title: 'A title & nothing else' },
  ],
  experiences: [
    {
      title: 'Developer & "fixer"',
      company: 'Example Lab',
      startDate: dateOf(3, 2024),
      endDate: 'Present',
      location: 'Remote <EU>',
      summary: 'Keeps the instruments of a laboratory connected & quiet; 2 < 3.',
      responsibilities: ['Read 40% faster & "louder"'],
      stack: ['C++', 'PostgreSQL', '<Qt>'],
      link: 'https://lab.example.org/',
    },
    { company: 'Company without a role', stack: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] },
    { title: 'Role without a company', startDate: '2019' },
  ],
  education: [
    {
      institution: 'Example Institute',
      degree: 'BSc',
      startDate: dateOf(10, 2023),
      endDate: 'Present',
      score: '4.5 & rising',
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
      endDate: dateOf(6, 2021),
      location: 'Łódź',
      summary: 'Saturday lessons for twelve children.',
      points: ['Wrote the <course> book'],
      link: 'https://club.example.org/',
    },
    { role: 'Reader' },
  ],
  languages: [{ name: 'English', level: 'Full professional proficiency' }],
  skillGroups: [{ title: 'Tools', skills: ['Rust', 'PostgreSQL', 'Something nobody drew'] }],
  pictures: {
    'Zoé Photo 1.JPG': { width: 3000, height: 4000, colour: '#884422' },
    'logo.png': { width: 64, height: 64, colour: '#225588' },
    'tiny.png': { width: 40, height: 40, colour: '#aa2255' },
  },
}
