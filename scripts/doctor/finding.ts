import { type ContentInput, contentFile } from '@/content/schema/content'
import { locate } from '@/content/schema/fault'
import type { FoundText } from '@/content/schema/texts'
import type { Sample } from '@/scripts/doctor/sample'

/** Levels of findings, the most important first. Only `sample` prevents publishing: sample content, or an address that cannot be opened. */
export const levels = ['sample', 'wrong', 'weak', 'hint'] as const
export type Level = (typeof levels)[number]

/** Something that an owner should check before they publish the site. */
export interface Finding {
  level: Level
  file: string
  /** Such as `entry 2 "Tally"`; empty if the file contains no list. */
  entry: string
  /** Such as `src[1].alt`; empty if the finding is about a whole entry or file. */
  field: string
  /** Line number, starting at 1. */
  line?: number
  why: string
  fix: string
}

/** The input of the checks. They read no file and no clock, so the same input gives the same findings. */
export interface Examined {
  /** The content as the owner wrote it, which is valid. */
  content: ContentInput
  /** The exports of `content/words.ts`. */
  words: object
  /** Names of the files in `content/`. */
  files: readonly string[]
  /** The URL of the site, if any source has one. */
  address: string | undefined
  /** The line of a value in its file. */
  lineOf?(place: Omit<FoundText, 'text'>): number | undefined
  /** Pictures by their path in `content/images`. */
  pictures: ReadonlyMap<string, PictureFacts>
  /** The domain in `public/CNAME`, if that file exists. It must match the address. */
  customDomain?: string
  /** The current date, to find dates in the future. */
  now: Date
  sample: Sample
}

/** Facts about a picture in the content. */
export interface PictureFacts {
  /** Width of the original in pixels; infinite for SVG, which is sharp at any width. */
  width: number
  /** Whether it is a picture of the sample. */
  isSample: boolean
}

/** Returns a finding about a value, with its file, entry and field. */
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

/** Sorts findings, the most important first. Findings of one level keep their order. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level))
}
