import { dateOf } from '@/__tests__/support/words'
import type { Site } from '@/app/documents/addresses'
import {
  type ContentInput,
  type ExperienceInput,
  entryLists,
  type ProjectInput,
  type RawContent,
} from '@/content/schema/content'
import { type Content, validateContent } from '@/content/schema/validate'

function project(title: string, overrides: Partial<ProjectInput> = {}): ProjectInput {
  return {
    title,
    type: 'Web',
    createdAt: '2024-02',
    logo: 'planted/logo.svg',
    src: [{ file: 'planted/shot.png', alt: `A screenshot of ${title}` }],
    description: `What ${title} is for.`,
    bulletpoints: [`One fact about ${title}`],
    stack: [`The language of ${title}`],
    github_link: 'https://example.org/code',
    ...overrides,
  }
}

function experience(id: string, startDate: string, endDate: string): ExperienceInput {
  return {
    id,
    company: `Company ${id}`,
    title: `Role at ${id}`,
    startDate,
    endDate,
    responsibilities: [`Did the work of ${id}`],
    image: { file: `planted/${id}.png`, alt: `Screen of ${id}` },
    link: `https://${id}.example.org/`,
  }
}

/** Returns a complete valid content, new on each call so a test can change it. */
export function plantContent(): ContentInput {
  return {
    profile: {
      name: 'Planted Person',
      title: 'Planted trade',
      intro: 'A planted sentence.',
      interests: ['Planted interest one', 'Planted interest two'],
      about: ['First planted paragraph.', 'Second planted paragraph.'],
      portrait: { file: 'planted/portrait.png', alt: 'A planted portrait' },
      siteUrl: 'https://planted.example.org/',
      email: 'planted@example.org',
      links: [
        { href: 'https://example.org/planted-code', network: 'github', label: 'Github' },
        'https://www.linkedin.com/in/planted',
        'https://planted.example.net/notes',
      ],
      version: '2024.1.2',
    },
    sections: {
      about: { label: 'Planted about', heading: 'Heading of about' },
      experiences: { label: 'Planted experiences', heading: 'Heading of experiences' },
      projects: { label: 'Planted projects', heading: 'Heading of projects' },
      contact: { label: 'Planted contact', heading: 'Heading of contact', lead: 'Lead of contact' },
      allProjects: { label: 'Planted all', heading: 'Heading of all' },
    },
    featuredProjects: [
      project('Alder', { footer: 'A closing line', video_link: 'https://example.org/video' }),
      project('Beech', { type: 'CLI App', website_link: 'https://example.org/site' }),
    ],
    olderProjects: [project('Cherry', { type: 'Game', src: [] })],
    experiences: [
      experience('older', dateOf(2, 2022), dateOf(5, 2022)),
      experience('current', dateOf(6, 2023), 'Present'),
      experience('middle', dateOf(7, 2022), dateOf(12, 2022)),
    ],
    education: [
      {
        institution: 'University of Tarn',
        degree: 'BSc Mathematics',
        startDate: '2019',
        endDate: dateOf(12, 2023),
        points: ['Thesis on sieves & <b>tides</b>'],
      },
    ],
    certifications: [{ name: 'Certified in Tides', issuer: 'Tide Board', date: dateOf(3, 2024) }],
    languages: [{ name: 'Polish', level: 'native' }, 'English'],
    awards: [{ title: 'Best Sieve', issuer: 'Sieve Society', date: '2023' }],
    publications: [{ title: 'Sieves of the north', publisher: 'Tide Press', date: '2022' }],
    volunteering: [{ organization: 'Harbour Watch', role: 'Mentor', startDate: '2020', endDate: '2021' }],
    talks: [{ title: 'Sieving at scale', event: 'SieveConf' }],
    ownLists: [
      {
        title: 'Planted list',
        entries: [{ title: 'Planted entry', subtitle: 'Planted place', points: ['One'] }],
      },
    ],
    skillGroups: [{ title: 'Planted skills', skills: [{ name: 'Planted Go', icon: 'go' }] }],
    slides: [
      { title: 'First slide', image: { file: 'planted/slide-1.png', alt: 'What the first slide shows' } },
      { title: 'Second slide', image: { file: 'planted/slide-2.png', alt: 'What the second slide shows' } },
    ],
    sortOptions: [
      { value: 'option1', label: 'Newest planted' },
      { value: 'option2', label: 'Oldest planted' },
      { value: 'option3', label: 'Kinds planted' },
    ],
    theme: { brand: '#3366cc' },
  }
}

/** That content, to take parts from. */
export const rawContent = plantContent()

/** Validates the planted content with parts replaced; every picture exists. */
export function plantedContent(planted: Partial<RawContent> = {}): Content {
  return validateContent({ ...rawContent, ...planted }, () => true)
}

/** Validates the planted content after a change; every picture exists. */
export function readContent(change: (content: ContentInput) => void = () => {}): Content {
  const content = plantContent()
  change(content)
  return validateContent(content, () => true)
}

/** Removes everything but the name and what the site requires. */
export function emptied(content: ContentInput): void {
  content.profile = { name: content.profile.name, siteUrl: content.profile.siteUrl }
  for (const list of entryLists) content[list] = []
}

/** The site of that content, below a base path because that is the harder case. */
export const siteFixture: Site = {
  url: 'https://example.org/a/b/',
  picture: ({ file }) => `https://example.org/a/b/pictures/${file.replace(/\W/g, '-')}.jpg`,
  preview: ({ file }) => `https://example.org/a/b/previews/${file.replace(/\W/g, '-')}.jpg`,
}
