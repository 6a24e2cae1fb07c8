import { type Path, placeOf } from '../../content/fault'
import { type ContentInput, contentFile } from '../../content/files'
import type { Sample } from './sample'

/** How much a finding matters, the most first. Only the first fails `npm run doctor -- --strict`, and with it the deployment. */
export const levels = [
  /** Still the sample's, or no address of the site. */
  'sample',
  /** Looks like a mistake. */
  'wrong',
  /** Could be better. */
  'weak',
  /** Missing, perhaps on purpose. */
  'hint',
] as const
export type Level = (typeof levels)[number]

/** One thing that an owner should look at before they send somebody their site. */
export interface Finding {
  level: Level
  file: string
  /** Such as `entry 2 "Tally"`; empty where the file holds no list. */
  entry: string
  /** Such as `src[0].alt`. */
  field: string
  why: string
  fix: string
}

/** What is to be known of a picture of `content/images` that the content names. */
export interface SeenPicture {
  kind: 'drawing' | 'raster'
  /** In pixels, of the original. */
  width: number
  /** Its bytes are those of a picture of the sample. */
  isSample: boolean
}

/** All that the checks of the doctor look at. They read no file and no clock themselves: the same input, the same findings. */
export interface Examined {
  /** The content as the owner wrote it. It has passed the validation. */
  content: ContentInput
  /** The URL for which the site is built. */
  address: string
  /** By their paths below `content/images`. */
  pictures: ReadonlyMap<string, SeenPicture>
  /** The domain in `public/CNAME`, where that file exists: some hosts read it, and it must not contradict the address. */
  customDomain?: string
  /** Today, for dates that lie in the future. Never used in a build: the same sources give the same bytes. */
  now: Date
  /** By what the sample's own texts and pictures are known. */
  sample: Sample
}

/** Where a value stands: the part of the content, and the path within it. */
export interface ContentPath {
  key: keyof ContentInput
  path: Path
}

/** A finding about a value of the content, which names its file, entry and field. */
export function findingAt(
  { content }: Pick<Examined, 'content'>,
  { key, path }: ContentPath,
  level: Level,
  why: string,
  fix: string,
): Finding {
  return { level, file: contentFile(key), ...placeOf(content[key], path), why, fix }
}
