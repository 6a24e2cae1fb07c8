import { z } from 'zod'
import type { ContentInput } from '../../content/files'
import { experienceSchema, monthNumber } from '../../content/schema'
import { freeId } from '../setup/entries'
import { type Answers, answerTo, type Field } from './field'
import { type Copy, readPictures } from './pictures'

const { shape } = experienceSchema

export const experienceFields: readonly Field[] = [
  { name: 'company', question: 'Company', schema: shape.company },
  { name: 'title', question: 'Job title', schema: shape.title },
  { name: 'start', question: 'First month, such as "Jun 2025"', schema: shape.startDate },
  { name: 'end', question: 'Last month, or "Present"', schema: shape.endDate },
  { name: 'point', question: 'Something you did there (empty: no more)', schema: shape.title, several: true },
  { name: 'link', question: 'Website of the company (or none)', schema: shape.link },
  { name: 'picture', question: 'Path of a picture (or none)', schema: z.string().optional() },
]

/** The content with one entry more, and the pictures that come with it. */
export interface NewContent {
  content: ContentInput
  copies: Copy[]
}

/**
 * The content with one job more, before the first one that began earlier.
 *
 * @throws when a picture cannot be read
 */
export async function withExperience(answers: Answers, content: ContentInput): Promise<NewContent> {
  const { experiences } = content
  const company = answerTo(answers, 'company') ?? ''
  const startDate = answerTo(answers, 'start') ?? ''
  const id = freeId(company, new Set(experiences.map((entry) => entry.id)))
  const { copies, images } = await readPictures(answers, id)
  const job = {
    id,
    company,
    title: answerTo(answers, 'title') ?? '',
    startDate,
    endDate: answerTo(answers, 'end') ?? '',
    responsibilities: [...(answers.get('point') ?? [])],
    image: images[0],
    link: answerTo(answers, 'link'),
  }
  const at = experiences.findIndex((entry) => monthNumber(entry.startDate) < monthNumber(startDate))
  const list = experiences.toSpliced(at < 0 ? experiences.length : at, 0, job)
  return { content: { ...content, experiences: list }, copies }
}
