import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentInput } from '../../content/files'
import { imagesFolder } from '../../content/images-folder'
import { rawContent } from '../../content/raw'
import { contentTexts, type FoundText, textsIn } from '../../content/texts'
import { typefaces } from '../../content/typefaces'
import { language } from '../../content/words'
import { filesBelow } from '../files'

/**
 * What the sample says, as hashes: by these an owner is told what is still not their own. Names of skills, kinds and
 * titles are not among them, as an owner may have the same.
 */
interface SampleList {
  texts: string[]
  /** Files of `content/images`. */
  pictures: string[]
}

/** Fields that say something of one person alone, by the part of the content: a field's name, or its path. */
const personalFields: Partial<Record<keyof ContentInput, readonly string[]>> = {
  profile: ['name', 'status', 'intro', 'about', 'alt', 'siteUrl', 'email'],
  sections: ['about.heading', 'lead'],
  featuredProjects: ['description', 'bulletpoints', 'footer', 'alt'],
  olderProjects: ['description', 'bulletpoints', 'footer', 'alt'],
  experiences: ['company', 'responsibilities', 'alt'],
  education: ['institution', 'points'],
  slides: ['title', 'alt'],
}

/** Every text of the content that says something of one person alone. */
export function personalTexts(content: ContentInput): FoundText[] {
  return contentTexts(content).filter(({ key, path }) => {
    const names = path.filter((part) => typeof part === 'string')
    const fields = personalFields[key] ?? []
    return fields.includes(names.at(-1) ?? '') || fields.includes(names.join('.'))
  })
}

export function hashOf(value: string | Uint8Array): string {
  return createHash('sha256').update(value).digest('hex').slice(0, 16)
}

/**
 * The list of a content that is the sample.
 *
 * @param pictures the bytes of each file of `content/images`
 */
export function sampleList(content: ContentInput, pictures: readonly Uint8Array[]): SampleList {
  const hashes = (values: readonly (string | Uint8Array)[]) => [...new Set(values.map(hashOf))].sort()
  return {
    texts: hashes(personalTexts(content).map(({ text }) => text)),
    pictures: hashes(pictures),
  }
}

/**
 * Lists what `content/` contains now, with a hash of all facts, the language and the typefaces: skills and colours are
 * not in the lists, but an owner who changed one has their own site. Equals `sample.json` as long as `content/` is the sample.
 */
export function currentList(): SampleList & { all: string } {
  const pictures = existsSync(imagesFolder) ? filesBelow(imagesFolder) : []
  const list = sampleList(
    rawContent,
    pictures.map((name) => readFileSync(join(imagesFolder, name))),
  )
  const files = ['icon.svg', 'resume.pdf'].filter((file) => existsSync(join('content', file)))
  return { all: hashOf(JSON.stringify([rawContent, language, typefaces, pictures, files])), ...list }
}

/** Asks whether something is the sample's. */
export interface Sample {
  says(text: string): boolean
  shows(picture: Uint8Array): boolean
  /** Whether any text within a value is the sample's. */
  isIn(value: unknown): boolean
}

export function sampleOf({ texts, pictures }: SampleList): Sample {
  const says = new Set(texts)
  const shows = new Set(pictures)
  return {
    says: (text) => says.has(hashOf(text)),
    shows: (picture) => shows.has(hashOf(picture)),
    isIn: (value) => textsIn(value).some(({ text }) => says.has(hashOf(text))),
  }
}
