import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { type ContentInput, collectPictures, entryLists, type ProfileInput } from '@/content/schema/content'
import { hasImage } from '@/content/schema/raw'
import { validateContent } from '@/content/schema/validate'
import { filesBelow, isFile } from '@/scripts/commands/files'
import { type ContentPlan, planChanges } from '@/scripts/content-source/changes'
import type { Sample } from '@/scripts/doctor/sample'
import { composeContent, type OwnContent } from '@/scripts/setup/compose'
import { type Note, Refusal } from '@/scripts/setup/fields'
import type { Portrait } from '@/scripts/setup/portrait'
import type { ReadSource } from '@/scripts/setup/sources'

export interface Plan extends ContentPlan {
  /** The content before the changes, without what is left of the sample. */
  own: OwnContent
  notes: Note[]
}

interface PlanOptions {
  /** The owner's name, which wins over every source. */
  name?: string
  /** Used if the owner has none. */
  portrait?: Portrait
  /** The title of skills without a group. */
  skillsTitle: string
}

/**
 * Plans and validates everything that `npm run setup` would change. Changes no file.
 *
 * @throws if the name is missing, or the result is not valid
 */
export function planSetup(
  root: string,
  current: ContentInput,
  sample: Sample,
  sources: readonly ReadSource[],
  { name, portrait, skillsTitle }: PlanOptions,
): Plan {
  const images = join(root, 'content', 'images')
  const own = ownContent(current, sample, images)
  if (name) own.profile.name = name
  const content = composeContent(own, sources, skillsTitle)
  const notes = sources.flatMap(({ place }) => place.notes)
  const { profile } = content
  if (!profile.name)
    throw new Refusal('Your name', 'is missing. Pass --name "Your Name", or a source that contains it.')
  const pictures = new Map<string, Uint8Array>()
  if (portrait && !profile.portrait) {
    const file = freeName(images, portrait, sample)
    profile.portrait = { file, alt: profile.name }
    pictures.set(file, portrait.bytes)
  }
  validateContent(content, (file) => pictures.has(file) || hasImage(file, images))
  const plan = planChanges(root, current, content)
  for (const [file, bytes] of pictures) plan.changes.set(`content/images/${file}`, bytes)
  for (const file of unusedSamplePictures(images, plan.content, sample))
    if (!pictures.has(file)) plan.changes.set(`content/images/${file}`, undefined)
  return { ...plan, own, notes }
}

/** Returns the owner's part of the content: everything but entries and fields that are exactly the sample's. Colours always stay. */
export function ownContent(content: ContentInput, sample: Sample, images: string): OwnContent {
  const entries = entryLists.map((key) => [
    key,
    content[key].filter((entry: unknown) => !sample.isEntry(entry)),
  ])
  const sections = Object.entries(content.sections).map(([key, section]) => {
    const texts = Object.entries(section ?? {}).filter(
      ([field, text]) => !sample.isEntry({ [key]: { [field]: text } }),
    )
    return [key, Object.fromEntries(texts)]
  })
  return {
    ...content,
    ...(Object.fromEntries(entries) as Pick<ContentInput, (typeof entryLists)[number]>),
    profile: ownProfile(content.profile, sample, images),
    sections: Object.fromEntries(sections),
  }
}

/** Once no text about the sample's person is left, fields that the owner may share with the sample, such as the title, are the owner's. */
function ownProfile(profile: ProfileInput, sample: Sample, images: string): Partial<ProfileInput> {
  const { portrait, ...fields } = profile
  const picture = join(images, portrait?.file ?? '')
  const isOwnPicture = portrait && isFile(picture) && !sample.hasPicture(readFileSync(picture))
  const own = Object.entries(fields).flatMap(([field, value]): [string, unknown][] => {
    const isSample = (part: unknown) => sample.isEntry({ [field]: part })
    if (!Array.isArray(value)) return isSample(value) ? [] : [[field, value]]
    const added = value.filter((part) => !isSample(part))
    return added.length > 0 ? [[field, added]] : []
  })
  const isOwn = !sample.isIn(fields)
  return { ...(isOwn ? fields : Object.fromEntries(own)), ...(isOwnPicture && { portrait }) }
}

/** Returns the pictures of the sample that the content does not use. */
function unusedSamplePictures(images: string, content: ContentInput, sample: Sample): string[] {
  const files = existsSync(images) ? filesBelow(images) : []
  const named = collectPictures(content).map(({ text }) => join(images, text))
  const used = new Set(named.filter(isFile).map((path) => realpathSync(path)))
  return files.filter((file) => {
    const path = join(images, file)
    return !used.has(realpathSync(path)) && sample.hasPicture(readFileSync(path))
  })
}

/** Returns the name of a portrait, with a number if the owner has a picture of that name. */
function freeName(images: string, { file, bytes }: Portrait, sample: Sample): string {
  const isFree = (name: string) => {
    const path = join(images, name)
    return !existsSync(path) || sample.hasPicture(readFileSync(path)) || readFileSync(path).equals(bytes)
  }
  let name = file
  for (let count = 2; !isFree(name); count += 1) name = file.replace('.', `-${count}.`)
  return name
}
