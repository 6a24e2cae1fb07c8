import { locate } from '../../content/fault'
import { type ContentInput, contentFile } from '../../content/files'
import type { FoundText } from '../../content/texts'
import type { Sample } from './sample'

/**
 * How much a finding matters, the most important first. Only `sample`, what the sample contains and an address that no visitor
 * can open, prevents publishing.
 */
export const levels = ['sample', 'wrong', 'weak', 'hint'] as const
export type Level = (typeof levels)[number]

/** One thing that an owner should look at before they publish their site. */
export interface Finding {
  level: Level
  file: string
  /** Such as `entry 2 "Tally"`; empty where the file holds no list. */
  entry: string
  /** Such as `src[1].alt`; empty if the finding is about a whole entry or file. */
  field: string
  /** Its line in the file, counted from 1. */
  line?: number
  why: string
  fix: string
}

/** All that the checks look at. They read no file and no clock themselves: the same input, the same findings. */
export interface Examined {
  /** The content as the owner wrote it. It has passed the validation. */
  content: ContentInput
  /** The words of the interface, by the constants of `content/words.ts`. */
  words: object
  /** Names of the files in `content/`. */
  files: readonly string[]
  /** The URL for which the site is built, if any source has one. */
  address: string | undefined
  /** The line of a value in its file. */
  lineOf?(place: Omit<FoundText, 'text'>): number | undefined
  /** By their paths below `content/images`. */
  pictures: ReadonlyMap<string, SeenPicture>
  /** The domain in `public/CNAME`, where that file exists: some hosts read it, and it must not contradict the address. */
  customDomain?: string
  /** Today, for dates that lie in the future. Never used in a build: the same sources give the same bytes. */
  now: Date
  /** By what the sample's own texts and pictures are known. */
  sample: Sample
}

/** What is to be known of a picture of `content/images` that the content names. */
export interface SeenPicture {
  /** In pixels, of the original; endless for a drawing, which is sharp in any width. */
  width: number
  /** Its bytes are those of a picture of the sample. */
  isSample: boolean
}

/** A finding about a value of the content, which names its file, entry and field. */
export function findingAt(
  { content, lineOf }: Pick<Examined, 'content' | 'lineOf'>,
  { key, path }: Omit<FoundText, 'text'>,
  level: Level,
  why: string,
  fix: string,
): Finding {
  const line = lineOf?.({ key, path })
  return {
    level,
    file: contentFile(key),
    ...locate(content[key], path),
    ...(line ? { line } : {}),
    why,
    fix,
  }
}

/** The most important first; those of one level keep their order. */
export function inOrder(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level))
}
