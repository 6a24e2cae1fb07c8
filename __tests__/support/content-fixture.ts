import type { RawContent } from '@/content/files'
import type {
  EducationInput,
  ExperienceInput,
  ProfileInput,
  ProjectInput,
  SectionsInput,
  SkillGroupInput,
  SortOptionInput,
} from '@/content/schema'
import { type Content, validateContent } from '@/content/validate'
import { dateOf } from './words'

/** None of the owner's: a test that reads it makes it first. */
const image = { file: 'planted.png', alt: 'A picture' }

const experience = (
  id: string,
  title: string,
  startDate: string,
  endDate: string,
): ExperienceInput & { title: string } => ({
  id,
  company: `${id.charAt(0).toUpperCase()}${id.slice(1)} & Sons`,
  title,
  startDate,
  endDate,
  responsibilities: [
    `Built the first part of ${id} and measured that it became faster by 12%, without a change for its users.`,
    `Moved 40 screens of ${id} to typed queries; what used to fail on the page now fails in the build.`,
    `Wrote down what ${id} does (and why).`,
  ],
  image,
  link: `https://${id}.example.com/`,
})

const project = (title: string, type: ProjectInput['type'], createdAt: string): ProjectInput => ({
  title,
  type,
  createdAt,
  logo: image.file,
  src: [image],
  description: `${title} does one thing. It grew out of an afternoon. It is used every day; nobody notices, which is the point.`,
  bulletpoints: [
    `Answers in 9 ms at the median, because the hot parts of ${title} live in memory and the rest behind an index.`,
    `Weighs 38 kB & asks for nothing.`,
    `Has <b>no</b> settings.`,
  ],
  github_link: `https://example.com/source/${createdAt}`,
})

const profile = {
  name: 'Ada Łęcka',
  title: 'Systems developer',
  status: 'Open to work',
  intro: 'I make slow things quick, and explain afterwards why they were slow.',
  interests: ['Compilers', 'Front-end development'],
  about: ['I like small programs.', 'I like them *very* small.'],
  portrait: image,
  siteUrl: 'https://ada.example.com/',
  email: 'hello@ada.example.com',
  links: [
    { href: 'https://example.com/ada', network: 'github' },
    'https://www.linkedin.com/in/ada',
    'https://ada.example.org/notes',
  ],
  version: '2025.8.25',
} satisfies ProfileInput

const skillGroups: SkillGroupInput[] = [
  {
    title: 'Languages',
    skills: [{ name: 'TypeScript', icon: 'typescript' }, 'C'],
  },
  { title: 'Tools', skills: [{ name: 'Linux', icon: 'linux' }] },
]

const sections: SectionsInput = {
  about: { label: 'About', heading: 'Fond of small programs.' },
  experiences: { label: 'Experiences', heading: 'Work so far' },
  projects: { label: 'Projects', heading: 'Things made' },
  contact: { label: 'Contact', heading: 'Write to me.', lead: 'Answers within a day.' },
  allProjects: { label: 'All projects', heading: 'All projects', lead: 'All of them.' },
}

const sortOptions: SortOptionInput[] = [
  { value: 'option1', label: 'New to old' },
  { value: 'option2', label: 'Old to new' },
  { value: 'option3', label: 'Kinds' },
]

/** A content of the tests' own, as an owner would write it, to plant values in. */
export const rawContent = {
  profile,
  sections,
  featuredProjects: [
    project('Sieve', 'CLI App', '2025-05'),
    project('Lantern', 'Web', '2024-11'),
    project('Pocket Atlas', 'Mobile', '2024-02'),
    { ...project('Tide', 'Web', '2023-09'), website_link: 'https://tide.example.org/' },
  ],
  olderProjects: [project('Marble Run', 'Game', '2023-03'), project('Grapher', 'ML', '2022-05')],
  experiences: [
    experience('brightwell', 'Platform Engineer', dateOf(3, 2025), 'Present'),
    experience('corvane', 'Frontend Engineer', dateOf(5, 2024), dateOf(2, 2025)),
    experience('dunmere', 'Intern', dateOf(1, 2024), dateOf(4, 2024)),
  ] as [ExperienceInput, ...ExperienceInput[]],
  education: [
    {
      institution: 'University of Tarn',
      degree: 'BSc Mathematics',
      startDate: '2019',
      endDate: dateOf(12, 2023),
      points: ['Thesis on sieves'],
      link: 'https://tarn.example.org/',
    },
  ] satisfies EducationInput[],
  certifications: [{ name: 'Certified in Tides', issuer: 'Tide Board', date: dateOf(3, 2024) }],
  languages: [{ name: 'Polish', level: 'native' }, 'English'],
  awards: [{ title: 'Best Sieve', issuer: 'Sieve Society', date: '2023' }],
  talks: [{ title: 'Sieving at scale', event: 'SieveConf', link: 'https://example.org/talk' }],
  skillGroups,
  slides: [],
  sortOptions,
  theme: { brand: '#3366cc' },
}

/** @returns the fixture with parts replaced, validated as the site's own content is; every picture is taken to exist */
export function plantedContent(planted: Partial<RawContent> = {}): Content {
  return validateContent({ ...rawContent, ...planted }, () => true)
}
