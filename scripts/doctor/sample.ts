import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ContentInput, entryLists } from '@/content/schema/content'
import { imagesFolder } from '@/content/schema/images-folder'
import { rawContent } from '@/content/schema/raw'
import { collectContentTexts, collectTexts, type FoundText } from '@/content/schema/texts'
import { typefaces } from '@/content/typefaces'
import * as words from '@/content/words'
import { filesBelow } from '@/scripts/commands/files'

const kinds = ['texts', 'entries', 'english', 'pictures'] as const

/**
 * Hashes of the sample, to find sample content on an owner's site:
 * - `texts` about the person, without names of skills, types and titles, because an owner may use the same
 * - `entries` of lists, the list of interests, and their parts (see `partsOf`)
 * - `english`: texts of the interface, and lists of months
 * - `pictures`: files of `content/images`
 */
type SampleList = Record<(typeof kinds)[number], string[]>

/** Fields about the person by file, each a name or a path. */
const personalFields: Partial<Record<keyof ContentInput, readonly string[]>> = {
  profile: ['name', 'status', 'intro', 'about', 'alt', 'siteUrl', 'email'],
  sections: ['about.heading', 'lead'],
  featuredProjects: ['description', 'bulletpoints', 'footer', 'alt'],
  olderProjects: ['description', 'bulletpoints', 'footer', 'alt'],
  experiences: ['company', 'responsibilities', 'alt'],
  education: ['institution', 'points'],
  slides: ['title', 'alt'],
}

/** Returns the texts of the content about the person. */
export function personalTexts(content: ContentInput): FoundText[] {
  return collectContentTexts(content).filter(({ key, path }) => {
    const names = path.filter((part) => typeof part === 'string')
    const fields = personalFields[key] ?? []
    return fields.includes(names.at(-1) ?? '') || fields.includes(names.join('.'))
  })
}

/** Returns as JSON what `npm run setup` compares one by one: the skills, and the fields of profile, sections and theme. */
function partsOf({ profile, sections, skillGroups, theme }: ContentInput): string[] {
  const fields = Object.entries(profile).flatMap(([name, value]) =>
    [value, ...(Array.isArray(value) ? value : [])].map((part: unknown) => ({ [name]: part })),
  )
  const skills = skillGroups.flatMap(({ title, skills }) => skills.map((skill) => ({ title, skill })))
  const texts = Object.entries(sections).flatMap(([key, section]) =>
    Object.entries(section ?? {}).map(([field, text]) => ({ [key]: { [field]: text } })),
  )
  const colours = Object.entries(theme).map(([name, value]) => ({ [name]: value }))
  return [...fields, ...texts, ...skills, ...colours].map((part) => JSON.stringify(part))
}

/** Returns each list of months as JSON. */
function monthLists(words: object): string[] {
  return Object.values(words).flatMap(({ months }) => (months ? [JSON.stringify(months)] : []))
}

/** Returns the start of a SHA-256 hash, as 16 hexadecimal digits. */
export function hashOf(value: string | Uint8Array): string {
  return createHash('sha256').update(value).digest('hex').slice(0, 16)
}

/**
 * Returns the hashes of a sample.
 *
 * @param pictures the bytes of each file of `content/images`
 */
export function sampleList(
  content: ContentInput,
  pictures: readonly Uint8Array[],
  words: object = {},
): SampleList {
  const hashes = (values: readonly (string | Uint8Array)[]) => [...new Set(values.map(hashOf))].sort()
  const { sections, sortOptions, profile } = content
  const entries = [
    ...entryLists.flatMap((key): unknown[] => content[key]),
    ...(profile.interests?.length ? [profile.interests] : []),
  ]
  return {
    texts: hashes(personalTexts(content).map(({ text }) => text)),
    entries: hashes([...entries.map((entry) => JSON.stringify(entry)), ...partsOf(content)]),
    english: hashes([
      ...collectTexts({ sections, sortOptions, words }).map(({ text }) => text),
      ...monthLists(words),
    ]),
    pictures: hashes(pictures),
  }
}

/** Adds the hashes of an older list, because owners still have parts of older samples after an update. */
export function withOlder<T extends SampleList>(list: T, older: SampleList): T {
  const united = kinds.map((kind) => [kind, [...new Set([...list[kind], ...older[kind]])].sort()])
  return { ...list, ...Object.fromEntries(united) }
}

/** Returns the hashes of `content/`. `all` is one hash of everything, including colours, to compare with that of `sample.json`. */
export function hashContent(): SampleList & { all: string } {
  const pictures = existsSync(imagesFolder) ? filesBelow(imagesFolder) : []
  const list = sampleList(
    rawContent,
    pictures.map((name) => readFileSync(join(imagesFolder, name))),
    words,
  )
  const files = ['icon.svg', 'resume.pdf'].filter((file) => existsSync(join('content', file)))
  return {
    all: hashOf(JSON.stringify([rawContent, words.language, typefaces, pictures, files, list])),
    ...list,
  }
}

/** Compares content with the sample. */
export type Sample = ReturnType<typeof sampleOf>

/** Creates a sample from the lists of its hashes. */
export function sampleOf(list: Partial<SampleList>) {
  const has = (kind: keyof SampleList, value: string | Uint8Array = '') =>
    list[kind]?.includes(hashOf(value)) ?? false
  return {
    hasText: (text: string) => has('texts', text),
    hasPicture: (picture: Uint8Array) => has('pictures', picture),
    /** Whether an entry, the list of interests, a `{ title, skill }`, a field of the profile, of a section or of the theme is in the sample. */
    isEntry: (value: unknown) => has('entries', JSON.stringify(value)),
    /** Whether a text of the interface, or a list of months, is in the sample. */
    isEnglish: (text: unknown) => has('english', typeof text === 'string' ? text : JSON.stringify(text)),
    /** Whether any text in a value is in the sample. */
    isIn: (value: unknown) => collectTexts(value).some(({ text }) => has('texts', text)),
  }
}
