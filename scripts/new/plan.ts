import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentInput } from '../../content/files'
import { hasImage } from '../../content/images-folder'
import { type Changes, planChanges } from '../content-source/changes'
import { fields, withExperience, withProject } from './entry'
import { collect, type Question } from './field'
import type { readNewOptions } from './options'

/**
 * What has to be written for a new entry: the list with one entry more, and its pictures. Nothing is written here.
 *
 * @param root the top of the repository
 * @param question none where flags answer
 * @throws when an answer is missing or not legal, a picture is in the way, or the list is made by code
 */
export async function planEntry(
  root: string,
  current: ContentInput,
  { kind, flags, isOlder }: NonNullable<ReturnType<typeof readNewOptions>>,
  question?: Question,
): Promise<Changes> {
  const answers = await collect(fields[kind], flags, question)
  const { content, copies } =
    kind === 'project' ? await withProject(answers, current, isOlder) : await withExperience(answers, current)
  const images = join(root, 'content', 'images')
  for (const { file, bytes } of copies) {
    // A picture of another entry is never overwritten.
    if (hasImage(file, images) && !readFileSync(join(images, file)).equals(bytes)) {
      throw new Error(
        `content/images/${file} is another picture. Rename yours, or remove that one. Nothing was written.`,
      )
    }
  }
  return planChanges(root, current, content, new Map(copies.map(({ file, bytes }) => [file, bytes])))
}
