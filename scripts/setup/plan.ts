import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ContentInput, collectPictures, entryLists, type ProfileInput } from '@/content/schema/content'
import { hasImage } from '@/content/schema/raw'
import { slugify, validateContent } from '@/content/schema/validate'
import { filesBelow, isFile } from '@/scripts/commands/files'
import { type ContentPlan, planChanges } from '@/scripts/content-source/changes'
import type { Sample } from '@/scripts/doctor/sample'
import { composeContent, type OwnContent } from '@/scripts/setup/compose'
import { Refusal } from '@/scripts/setup/fields'
import type { ReadSource } from '@/scripts/setup/sources'

/** The file that a portrait is written to, below `content/images`. */
const PORTRAIT = 'portrait.webp'

/**
 * Plans and validates everything that `npm run setup` would change. Changes no file.
 *
 * @param own the part of the current content that stays, see `ownContent`
 * @param portrait a portrait for an owner who has none
 * @throws if the name is missing, a picture would be replaced, or the result is not valid
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
  const path = join(images, PORTRAIT)
  if (portrait) {
    if (existsSync(path) && !readFileSync(path).equals(portrait))
      throw new Refusal(path, 'would be replaced. Rename it, or add --no-picture.')
    profile.portrait = { file: PORTRAIT, alt: profile.name }
  }
  if (portrait) pictures.set(PORTRAIT, portrait)
  validateContent(content, (file) => pictures.has(file) || hasImage(file, images))
  const plan = planChanges(root, current, content)
  for (const { text: file } of collectPictures(content))
    if (pictures.has(file) && !existsSync(join(images, file)))
      plan.changes.set(`content/images/${file}`, pictures.get(file))
  for (const file of unusedSamplePictures(images, plan.content, sample))
    plan.changes.set(`content/images/${file}`, undefined)
  return plan
}

/** Adds the pictures of a source to its projects. Returns the pictures by their file, which is the owner's if it exists. */
function addScreenshots({ content, pictures = [] }: ReadSource): [file: string, bytes: Uint8Array][] {
  return pictures.map(({ title, alt, bytes }) => {
    const file = `projects/${slugify(title)}.webp`
    const project = content.projects.find((project) => project.title === title)
    if (project) project.src = [{ file, alt }]
    return [file, bytes]
  })
}

/** Returns the owner's part of the content: everything but entries and fields that are exactly the sample's. Colours and the order of sections always stay. */
export function ownContent(content: ContentInput, sample: Sample, images: string): OwnContent {
  const entries = entryLists.map((key) => [
    key,
    content[key].filter((entry: unknown) => !sample.isEntry(entry)),
  ])
  const { order, ...headings } = content.sections
  const sections = Object.entries(headings).map(([key, section]) => [
    key,
    ownFields(section ?? {}, (field) => sample.isEntry({ [key]: field })),
  ])
  return {
    ...content,
    ...(Object.fromEntries(entries) as Pick<ContentInput, (typeof entryLists)[number]>),
    profile: ownProfile(content.profile, sample, images),
    sections: { order, ...Object.fromEntries(sections) },
  }
}

/** Returns the owner's fields. While a text about the sample's person is left, a field that equals the sample's is the sample's. */
function ownProfile(profile: ProfileInput, sample: Sample, images: string): Partial<ProfileInput> {
  const { portrait, ...fields } = profile
  const picture = join(images, portrait?.file ?? '')
  const isOwnPicture = portrait && isFile(picture) && !sample.hasPicture(readFileSync(picture))
  const own = sample.isIn(fields) ? ownFields(fields, sample.isEntry) : fields
  return { ...own, ...(isOwnPicture && { portrait }) }
}

function ownFields(fields: object, isSample: (field: object) => boolean): object {
  return Object.fromEntries(Object.entries(fields).filter(([name, value]) => !isSample({ [name]: value })))
}

/** Returns the pictures of the sample that the content does not use. */
function unusedSamplePictures(images: string, content: ContentInput, sample: Sample): string[] {
  const used = new Set(collectPictures(content).map(({ text }) => text))
  const files = existsSync(images) ? filesBelow(images) : []
  return files.filter((file) => !used.has(file) && sample.hasPicture(readFileSync(join(images, file))))
}
