import type { Owner } from '../support/owner'
import { dateOf } from '../support/words'

/** A photograph, two projects of which none is featured, no job, a school. Quotes, brackets and entities in every text. */
export const owner: Owner = {
  profile: {
    name: 'Zoé Łukasiewicz-Őry',
    title: 'Student of "computing" & <maths>',
    intro: 'Builder of things for the web: quick and careful; 2 < 3 &amp; "so on".',
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
  ],
  education: [
    {
      institution: 'Example Institute',
      degree: 'BSc',
      startDate: dateOf(10, 2023),
      endDate: 'Present',
      points: ['Tutor for algorithms'],
    },
  ],
  languages: [{ name: 'Polski', level: 'native' }],
  skillGroups: [{ title: 'Tools', skills: ['Rust', 'PostgreSQL', 'Something nobody drew'] }],
  pictures: {
    'Zoé Photo 1.JPG': { width: 3000, height: 4000, colour: '#884422' },
    'logo.png': { width: 64, height: 64, colour: '#225588' },
    'tiny.png': { width: 40, height: 40, colour: '#aa2255' },
  },
}
