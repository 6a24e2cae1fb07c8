import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type ContentInput,
  collectContentTexts,
  collectTexts,
  entryLists,
  type ProfileInput,
} from '@/content/schema/content'
import { imagesFolder, rawContent } from '@/content/schema/raw'
import { filesBelow, isFile } from '@/scripts/commands/files'

/**
 * Hashes of the sample, separated by spaces, to find sample content on an owner's site:
 * - `texts` about the person, without names of skills, types and titles, because an owner may use
 *   the same
 * - `entries` of lists, and their parts (see `partsOf`)
 * - `pictures`: files of `content/images`
 */
type SampleList = Record<'texts' | 'entries' | 'pictures', string>

/** Fields about the person: a name, or the last two parts of a path. */
const personalFields = new Set([
  'profile.name',
  'status',
  'intro',
  'about',
  'alt',
  'siteUrl',
  'email',
  'about.heading',
  'lead',
  'description',
  'bulletpoints',
  'footer',
  'company',
  'responsibilities',
  'institution',
  'points',
])

function personalTexts(content: ContentInput): string[] {
  const personal = collectContentTexts(content).filter(({ key, path }) => {
    const names = [key, ...path.filter((part) => typeof part === 'string')]
    const last = names.slice(-1).join('.')
    const lastTwo = names.slice(-2).join('.')
    return personalFields.has(last) || personalFields.has(lastTwo)
  })
  return personal.map(({ text }) => text)
}

/** Returns what `ownContent` compares one by one. */
function partsOf({ profile, sections, skillGroups, theme }: ContentInput): unknown[] {
  const { order: _, ...headings } = sections
  const fields = Object.entries(profile).flatMap(([name, value]) => {
    const entries: unknown[] = Array.isArray(value) ? value : []
    return [value, ...entries].map((part) => ({ [name]: part }))
  })
  const skills = skillGroups.flatMap(({ title, skills }) => skills.map((skill) => ({ title, skill })))
  const texts = Object.entries(headings).flatMap(([key, section]) =>
    Object.entries(section ?? {}).map(([field, text]) => ({ [key]: { [field]: text } })),
  )
  const colours = Object.entries(theme).map(([name, value]) => ({ [name]: value }))
  return [...fields, ...texts, ...skills, ...colours]
}

/** Returns the start of the SHA-256 hash of a value, as 16 hexadecimal digits. */
function hashOf(value: unknown): string {
  const bytes = value instanceof Uint8Array ? value : JSON.stringify(value)
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16)
}

/**
 * Returns the hashes of a sample.
 *
 * @param pictures the bytes of each file of `content/images`
 */
export function hashSample(content: ContentInput, pictures: readonly Uint8Array[]): SampleList {
  const hashes = (values: readonly unknown[]) => [...new Set(values.map(hashOf))].sort().join(' ')
  const entries = entryLists.flatMap((key): unknown[] => content[key])
  return {
    texts: hashes(personalTexts(content)),
    entries: hashes([...entries, ...partsOf(content)]),
    pictures: hashes(pictures),
  }
}

export function hashContent(): SampleList {
  const pictures = existsSync(imagesFolder) ? filesBelow(imagesFolder) : []
  return hashSample(
    rawContent,
    pictures.map((name) => readFileSync(join(imagesFolder, name))),
  )
}

export type Sample = ReturnType<typeof sampleOf>

export function sampleOf({ texts, entries, pictures }: SampleList) {
  return {
    hasText: (text: string) => texts.includes(hashOf(text)),
    hasPicture: (picture: Uint8Array) => pictures.includes(hashOf(picture)),
    /** Whether an entry, or a part as `partsOf` returns it, is in the sample. */
    isEntry: (value: unknown) => entries.includes(hashOf(value)),
    /** Whether any text in a value is in the sample. */
    isIn: (value: unknown) => collectTexts(value).some(({ text }) => texts.includes(hashOf(text))),
  }
}

export type OwnContent = Omit<ContentInput, 'profile'> & { profile: Partial<ProfileInput> }

/**
 * Returns the content without entries and fields that are exactly the sample's. Colours and the
 * order of sections stay.
 */
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

/** Once no text is about the sample's person, fields that equal the sample's are the owner's. */
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
