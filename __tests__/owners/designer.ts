import type { Owner } from '../support/owner'

const shot = (file: string, alt: string) => ({ file: `shots/${file}`, alt })
/** An address of hers, which no line of a phone can hold. */
const caseStudy = (name: string) =>
  `https://ines.example.com/case-studies/${name}/what-we-tried-and-what-stayed`

/** Pictures of every shape, networks of designers, a brand colour of her own, and an address in nearly every text. */
export const owner: Owner = {
  theme: { brand: '#6d28d9' },
  profile: {
    name: 'Inês Carvalho Ferreira',
    title: 'Product designer who writes the front end',
    intro: `I draw what I can build. The last thing: ${caseStudy('metro')}`,
    status: 'Two days a week are free from spring on',
    interests: ['Risograph printing', `Type specimens, such as ${caseStudy('type')}`],
    about: [`Before interfaces I set posters by hand; ${caseStudy('posters')} shows twelve of them.`],
    portrait: { file: 'portrait.jpg', alt: 'Inês at a table full of prints' },
    email: 'hello@ines.example.com',
    siteUrl: 'https://ines.example.com/',
    links: [
      { network: 'behance', href: 'https://www.behance.net/example' },
      { network: 'dribbble', href: 'https://dribbble.com/example' },
      'https://mastodon.social/@example',
      { label: 'Print shop', href: 'https://prints.example.org/' },
    ],
  },
  featuredProjects: [
    {
      title: 'Metro timetable',
      type: 'Wayfinding',
      createdAt: '2026-03',
      logo: 'logo-tall.png',
      src: [
        shot('phone-1.png', 'The next trains of one stop, on a phone'),
        shot('poster.png', 'The poster at the stop'),
      ],
      description: `A timetable that is read while running. ${caseStudy('metro')}`,
      bulletpoints: [`Tested at five stops: ${caseStudy('metro/tests')}`, 'Readable at three metres'],
      footer: `Written up at ${caseStudy('metro/notes')}`,
      github_link: 'https://example.org/metro',
      website_link: 'https://metro.example.org/',
    },
    {
      title: 'Library cards',
      type: 'Print',
      createdAt: '2025-10',
      logo: 'logo-wide.png',
      src: [shot('banner.png', 'All cards in a row'), shot('tiny.png', 'One of them')],
      description: 'Forty cards, one for each branch, from one drawing with four numbers.',
      bulletpoints: [],
      github_link: 'https://example.org/cards',
    },
  ],
  experiences: [
    {
      id: 'city',
      company: 'City of Example',
      title: 'Product designer',
      startDate: 'Feb. 2024',
      endDate: 'Present',
      responsibilities: [`Design system of nine teams, documented at ${caseStudy('system')}`],
      image: { file: 'company.png', alt: 'The mark of the city' },
    },
  ],
  skillGroups: [{ title: 'Design', skills: ['Figma', 'Sketch', 'Risograph'] }],
  slides: [
    { title: 'At the press', image: { file: 'slide-tall.png', alt: 'A sheet comes out of the press' } },
  ],
  pictures: {
    'portrait.jpg': { width: 2400, height: 1600, colour: '#445566' },
    'logo-tall.png': { width: 60, height: 120, colour: '#6d28d9' },
    'logo-wide.png': { width: 240, height: 60, colour: '#1d4ed8' },
    'company.png': { width: 300, height: 300, colour: '#0f766e' },
    'slide-tall.png': { width: 1080, height: 1920, colour: '#9d174d' },
    'shots/phone-1.png': { width: 1080, height: 2400, colour: '#312e81' },
    'shots/poster.png': { width: 1400, height: 2000, colour: '#be123c' },
    'shots/banner.png': { width: 2400, height: 500, colour: '#0369a1' },
    'shots/tiny.png': { width: 24, height: 24, colour: '#15803d' },
  },
}
