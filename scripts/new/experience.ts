import { z } from 'zod'
import type { ContentInput } from '../../content/files'
import { experienceSchema, monthNumber } from '../../content/schema'
import { freeId } from '../setup/compose'
import type { NewEntry } from './entry'
import { type Answers, answerTo, type Field } from './field'
import { readPictures } from './pictures'

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

/**
 * A job from answers.
 *
 * @throws when a picture cannot be read
 */
export async function newExperience(answers: Answers, { experiences }: ContentInput): Promise<NewEntry> {
  const company = answerTo(answers, 'company') ?? ''
  const id = freeId(company, new Set(experiences.map((entry) => entry.id)))
  const { copies, images } = await readPictures(answers, id)
  const startDate = answerTo(answers, 'start') ?? ''
  const older = experiences.findIndex((entry) => monthNumber(entry.startDate) < monthNumber(startDate))
  return {
    key: 'experiences',
    index: older < 0 ? experiences.length : older,
    copies,
    value: {
      id,
      company,
      title: answerTo(answers, 'title'),
      startDate,
      endDate: answerTo(answers, 'end'),
      responsibilities: answers.get('point') ?? [],
      image: images[0],
      link: answerTo(answers, 'link'),
    },
  }
}
