import { z } from 'zod'
import type { ContentInput } from '../../content/files'
import { experienceSchema, monthNumber, projectSchema } from '../../content/schema'
import { slugify } from '../../content/slug'
import { freeId } from '../setup/entries'
import type { Answers, Field } from './field'
import { readPicture, readPictures } from './pictures'

const { shape: project } = projectSchema
const { shape: experience } = experienceSchema
const path = z.string()

/** What is asked about a new entry of each kind. */
export const fields: Record<'project' | 'experience', readonly Field[]> = {
  project: [
    { name: 'title', question: 'Title', schema: project.title },
    { name: 'type', question: 'What kind of project, such as "Web"', schema: project.type },
    { name: 'date', question: 'Year and month, such as "2025-06"', schema: project.createdAt },
    { name: 'description', question: 'What it is, in a few sentences', schema: project.description },
    { name: 'bullet', question: 'A fact about it (empty: no more)', schema: project.title, several: true },
    { name: 'footer', question: 'A closing line (or none)', schema: project.footer },
    { name: 'github', question: 'Address of its code', schema: project.github_link },
    { name: 'website', question: 'Its website (or none)', schema: project.website_link },
    { name: 'video', question: 'A video of it (or none)', schema: project.video_link },
    { name: 'logo', question: 'Path of its logo (or none)', schema: path.optional() },
    { name: 'picture', question: 'Path of a screenshot (empty: no more)', schema: path, several: true },
  ],
  experience: [
    { name: 'company', question: 'Company', schema: experience.company },
    { name: 'title', question: 'Job title', schema: experience.title },
    { name: 'start', question: 'First month, such as "Jun 2025"', schema: experience.startDate },
    { name: 'end', question: 'Last month, or "Present"', schema: experience.endDate },
    {
      name: 'point',
      question: 'What you did there (empty: no more)',
      schema: experience.title,
      several: true,
    },
    { name: 'link', question: 'Website of the company (or none)', schema: experience.link },
    { name: 'picture', question: 'Path of a picture (or none)', schema: path.optional() },
  ],
}

/**
 * The content with one project more, before the first one of its list that is older, and the pictures that come with it.
 *
 * @param isOlder whether it shall stand among those that only `/projects` shows
 * @throws when a picture cannot be read
 */
export async function withProject({ one, all }: Answers, content: ContentInput, isOlder: boolean) {
  const folder = slugify(one('title') ?? '')
  const logoPath = one('logo')
  const logo = logoPath ? [await readPicture(logoPath, `${folder}/logo`)] : []
  const { copies, images } = await readPictures(all('picture'), all('alt'), folder)
  const entry = {
    title: one('title') ?? '',
    type: one('type') ?? '',
    createdAt: one('date') ?? '',
    logo: logo[0]?.file,
    src: images,
    description: one('description') ?? '',
    bulletpoints: all('bullet'),
    footer: one('footer'),
    github_link: one('github') ?? '',
    video_link: one('video'),
    website_link: one('website'),
  }
  const key = isOlder ? 'olderProjects' : 'featuredProjects'
  const list = placed(content[key], entry, ({ createdAt }) => createdAt < entry.createdAt)
  return { content: { ...content, [key]: list }, copies: [...logo, ...copies] }
}

/**
 * The content with one job more, before the first one that began earlier, and the pictures that come with it.
 *
 * @throws when a picture cannot be read
 */
export async function withExperience({ one, all }: Answers, content: ContentInput) {
  const { experiences } = content
  const id = freeId(one('company') ?? '', new Set(experiences.map((entry) => entry.id)))
  const { copies, images } = await readPictures(all('picture'), all('alt'), id)
  const entry = {
    id,
    company: one('company') ?? '',
    title: one('title') ?? '',
    startDate: one('start') ?? '',
    endDate: one('end') ?? '',
    responsibilities: all('point'),
    image: images[0],
    link: one('link'),
  }
  const start = monthNumber(entry.startDate)
  const list = placed(experiences, entry, ({ startDate }) => monthNumber(startDate) < start)
  return { content: { ...content, experiences: list }, copies }
}

/** A list with one entry more: before the first one that is earlier, or at the end. */
function placed<T>(list: readonly T[], entry: T, isEarlier: (other: T) => boolean): T[] {
  const at = list.findIndex(isEarlier)
  return list.toSpliced(at < 0 ? list.length : at, 0, entry)
}
