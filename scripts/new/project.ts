import { z } from 'zod'
import type { ContentInput } from '../../content/files'
import { projectSchema } from '../../content/schema'
import { slugify } from '../../content/slug'
import type { NewContent } from './experience'
import { type Answers, answerTo, type Field } from './field'
import { readPicture, readPictures } from './pictures'

const { shape } = projectSchema

export const projectFields: readonly Field[] = [
  { name: 'title', question: 'Title', schema: shape.title },
  { name: 'type', question: 'What kind of project, such as "Web"', schema: shape.type },
  { name: 'date', question: 'Year and month, such as "2025-06"', schema: shape.createdAt },
  { name: 'description', question: 'What it is, in a few sentences', schema: shape.description },
  { name: 'bullet', question: 'A fact about it (empty: no more)', schema: shape.title, several: true },
  { name: 'footer', question: 'A closing line (or none)', schema: shape.footer },
  { name: 'github', question: 'Address of its code', schema: shape.github_link },
  { name: 'website', question: 'Its website (or none)', schema: shape.website_link },
  { name: 'video', question: 'A video of it (or none)', schema: shape.video_link },
  { name: 'logo', question: 'Path of its logo (or none)', schema: z.string().optional() },
  { name: 'picture', question: 'Path of a screenshot (empty: no more)', schema: z.string(), several: true },
]

/**
 * The content with one project more, before the first one of its list that is older.
 *
 * @param isOlder whether it shall stand among those that only `/projects` shows
 * @throws when a picture cannot be read
 */
export async function withProject(
  answers: Answers,
  content: ContentInput,
  isOlder: boolean,
): Promise<NewContent> {
  const title = answerTo(answers, 'title') ?? ''
  const createdAt = answerTo(answers, 'date') ?? ''
  const folder = slugify(title)
  const logoPath = answerTo(answers, 'logo')
  const logo = logoPath ? [await readPicture(logoPath, `${folder}/logo`)] : []
  const { copies, images } = await readPictures(answers, folder)
  const key = isOlder ? 'olderProjects' : 'featuredProjects'
  const project = {
    title,
    type: answerTo(answers, 'type') ?? '',
    createdAt,
    logo: logo[0]?.file,
    src: images,
    description: answerTo(answers, 'description') ?? '',
    bulletpoints: [...(answers.get('bullet') ?? [])],
    footer: answerTo(answers, 'footer'),
    github_link: answerTo(answers, 'github') ?? '',
    video_link: answerTo(answers, 'video'),
    website_link: answerTo(answers, 'website'),
  }
  const at = content[key].findIndex((entry) => entry.createdAt < createdAt)
  const list = content[key].toSpliced(at < 0 ? content[key].length : at, 0, project)
  return { content: { ...content, [key]: list }, copies: [...logo, ...copies] }
}
