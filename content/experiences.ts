import type { ExperienceInput } from '@/content/schema/content'

/**
 * Jobs, in any order: the page shows the newest first. `highlight` is the figure to show large, by
 * default the percentage of the first line that has exactly one.
 */
export const experiences: ExperienceInput[] = [
  {
    id: 'kestrade',
    company: 'Kestrade',
    title: 'Frontend Engineer Intern',
    startDate: 'Jun. 2025',
    endDate: 'Present',
    responsibilities: [
      'Integrated an AI agent chatbot into the crypto trading platform: it answers from the visitor’s own positions and streams its reply beside the chart.',
      'Refactored the dashboard around one shared price subscription, for a 67% latency reduction from tick to pixel.',
      'Moved 40 views to typed queries, so that a changed field on the server now fails the build instead of the page.',
    ],
    stack: ['TypeScript', 'Next.js', 'Tailwind CSS', 'Graphql', 'Jest'],
    image: {
      file: 'companies/kestrade.png',
      alt: 'A trading screen: a candlestick chart, an order book and a chat panel answering a question about a position.',
    },
    link: 'https://kestrade.example.com/',
  },
  {
    id: 'lumbarrow',
    company: 'Lumbarrow',
    title: 'Frontend Engineer Intern',
    startDate: 'Dec. 2024',
    endDate: 'Feb. 2025',
    responsibilities: [
      'Built the collection feature of the online marketplace from list to detail page, with saving that works before sign-in.',
      'Gave marketing a banner tool of their own with preview and schedule, for 43% faster banner releases.',
      'Wrote the component tests that caught two price-rounding faults before release.',
    ],
    stack: ['TypeScript', 'React', 'Tailwind CSS', 'Jest'],
    image: {
      file: 'companies/lumbarrow.png',
      alt: 'A marketplace page: a collection of ceramic lamps and chairs with prices, and a seasonal banner across the top.',
    },
    link: 'https://lumbarrow.example.com/',
  },
  {
    id: 'plumecast',
    company: 'Plumecast',
    title: 'Software Engineer Intern',
    startDate: 'Jun. 2024',
    endDate: 'Aug. 2024',
    responsibilities: [
      'Designed the product tour system of the AI marketing suite: steps are data, so product managers publish a tour without a release.',
      'Measured each step and dropped those that visitors left at, for an 11% adoption increase of the campaign editor.',
      'Made the tours usable by keyboard and screen reader, with focus kept inside each step.',
    ],
    stack: ['JavaScript', 'React', 'Node.js', 'MongoDB'],
    image: {
      file: 'companies/plumecast.png',
      alt: 'A campaign editor with a product tour: step 2 of 5 points at the audience panel, drafts of three adverts behind it.',
    },
    link: 'https://plumecast.example.com/',
  },
  {
    id: 'verdanth',
    company: 'Verdanth',
    title: 'Backend Developer Intern',
    startDate: 'Feb. 2024',
    endDate: 'May 2024',
    responsibilities: [
      'Built the greenhouse gas calculation API in FastAPI, with units checked at the border and every factor traced to its source.',
      'Analysed over 40 equations and 400 endpoints, and wrote down which of them disagreed and why.',
      'Replaced a nightly batch with incremental sums, so that a corrected meter reading shows within seconds.',
    ],
    stack: ['Python', 'FastAPI', 'MySQL', 'Docker'],
    highlight: '400',
    image: {
      file: 'companies/verdanth.png',
      alt: 'An emissions report: tonnes of carbon dioxide by scope as stacked bars over a year, with one equation spelled out below.',
    },
    link: 'https://verdanth.example.com/',
  },
]
