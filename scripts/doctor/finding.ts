import { type Path, placeOf } from '../../content/fault'
import { type ContentInput, contentFile } from '../../content/files'
import type { Sample } from './sample'

/** How much a finding matters, the most first. Only a value of the sample keeps a site from being published. */
export const levels = ['sample', 'wrong', 'weak', 'hint'] as const
export type Level = (typeof levels)[number]

/** One thing that keeps a site from being sent to somebody. */
export interface Finding {
  level: Level
  file: string
  /** `entry 2 "Deadlinks"`, where the file holds a list. */
  entry: string
  field: string
  why: string
  fix: string
}

/** A picture of `content/images` that the content names. */
export interface SeenPicture {
  kind: 'drawing' | 'raster'
  width: number
  isSample: boolean
}

/** All that the doctor looks at. It reads nothing itself, so that the same answers follow from the same site. */
export interface Examined {
  /** What `content/` holds; legal. */
  content: ContentInput
  /** The address for which the site is built. */
  address: string
  pictures: ReadonlyMap<string, SeenPicture>
  /** What `public/CNAME` says, where there is one. */
  customDomain?: string
  /** The day on which somebody asks. No build uses it. */
  now: Date
  sample: Sample
}

/** Something that stands in a list or a group of fields of the content. */
export interface Place {
  key: keyof ContentInput
  path: Path
}

/** A finding about a value of the content. */
export function findingAt(
  { content }: Pick<Examined, 'content'>,
  { key, path }: Place,
  level: Level,
  why: string,
  fix: string,
): Finding {
  return { level, file: contentFile(key), ...placeOf(content[key], path), why, fix }
}
