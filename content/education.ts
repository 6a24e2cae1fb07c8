import type { EducationInput } from '@/content/schema/content'

/** Schools and degrees, in any order: the page shows the newest first. */
export const education: EducationInput[] = [
  {
    institution: 'Sundmoor University',
    degree: 'BSc Computer Science',
    startDate: 'Oct. 2021',
    endDate: 'Present',
    points: [
      'Thesis, under way: where the milliseconds go between a press and an answer on cheap phones.',
      'Tutor for algorithms and databases, two groups of 24 each term.',
    ],
    link: 'https://sundmoor.example.org/',
  },
]
