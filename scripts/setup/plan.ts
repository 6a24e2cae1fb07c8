import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ContentInput, collectPictures } from '@/content/schema/content'
import { hasImage } from '@/content/schema/raw'
import { slugify, validateContent } from '@/content/schema/validate'
import { filesBelow } from '@/scripts/commands/files'
import { type ContentPlan, planChanges } from '@/scripts/content-source/changes'
import type { OwnContent, Sample } from '@/scripts/doctor/sample'
import { composeContent } from '@/scripts/setup/compose'
import { Refusal } from '@/scripts/setup/fields'
import type { ReadSource } from '@/scripts/setup/sources'

/** The file that a portrait is written to, below `content/images`. */
const PORTRAIT = 'portrait.webp'

/**
 * Plans and validates everything that `npm run setup` would change. Changes no file.
 *
 * @param own the part of the current content that stays, see `ownContent`
 * @throws if the name is missing, a portrait would be replaced, or the result is not valid
 */
export function planSetup(
  root: string,
  current: ContentInput,
  own: OwnContent,
  sample: Sample,
  sources: readonly ReadSource[],
  portrait?: Uint8Array,
): ContentPlan {
  const pictures = new Map(sources.flatMap(addScreenshots))
  const content = composeContent(own, sources)
  const { profile } = content
  if (!profile.name)
    throw new Refusal('Your name', 'is missing. Pass --name "Your Name", or a source that contains it.')
  const images = join(root, 'content', 'images')
  if (portrait) {
    const path = join(images, PORTRAIT)
    const isOther = existsSync(path) && !readFileSync(path).equals(portrait)
    if (isOther) throw new Refusal(path, 'would be replaced. Rename it, or add --no-picture.')
    profile.portrait = { file: PORTRAIT, alt: profile.name }
    pictures.set(PORTRAIT, portrait)
  }
  validateContent(content, (file) => pictures.has(file) || hasImage(file, images))
  const plan = planChanges(root, current, content)
  for (const { text: file } of collectPictures(content))
    if (pictures.has(file) && !existsSync(join(images, file)))
      plan.changes.set(`content/images/${file}`, pictures.get(file))
  for (const file of unusedSamplePictures(images, plan.content, sample))
    plan.changes.set(`content/images/${file}`, undefined)
  return plan
}

/** Adds the pictures of a source to its projects. Returns them by their file. */
function addScreenshots({ content, pictures = [] }: ReadSource): [file: string, bytes: Uint8Array][] {
  return pictures.map(({ title, alt, bytes }) => {
    const file = `projects/${slugify(title)}.webp`
    const project = content.projects.find((project) => project.title === title)
    if (project) project.src = [{ file, alt }]
    return [file, bytes]
  })
}

function unusedSamplePictures(images: string, content: ContentInput, sample: Sample): string[] {
  const used = new Set(collectPictures(content).map(({ text }) => text))
  const files = existsSync(images) ? filesBelow(images) : []
  return files.filter((file) => !used.has(file) && sample.hasPicture(readFileSync(join(images, file))))
}
