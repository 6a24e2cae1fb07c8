import { placeOf } from '../../content/fault'
import { type ContentInput, contentFile } from '../../content/files'
import type { FoundText } from '../../content/texts'
import type { Sample } from './sample'

/** How much a finding matters, the most important first, as the report calls it. */
const headings = {
  /** Only these, the sample's texts and an address where no site can stand, fail `npm run doctor -- --strict`. */
  sample:
    'Still the sample’s: must go before anybody sees the site. npm run setup fills content/ with what you have',
  wrong: 'Looks wrong',
  weak: 'Could be better',
  hint: 'Missing, perhaps on purpose',
}
type Level = keyof typeof headings
const levels = Object.keys(headings) as Level[]

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

/** All that the checks look at. They read no file and no clock themselves: the same input, the same findings. */
export interface Examined {
  /** The content as the owner wrote it. It has passed the validation. */
  content: ContentInput
  /** The address of the site, if it is known before the host builds it (O11). */
  address?: string
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
  { content }: Pick<Examined, 'content'>,
  { key, path }: Omit<FoundText, 'text'>,
  level: Level,
  why: string,
  fix: string,
): Finding {
  return { level, file: contentFile(key), ...placeOf(content[key], path), why, fix }
}

/** The most important first; those of one level keep their order. */
export function inOrder(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level))
}

/** The findings as text, the most important first. */
export function report(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'No problems found.'
  return levels
    .flatMap((level) => {
      const found = findings.filter((finding) => finding.level === level)
      return found.length > 0 ? [[`${headings[level]} (${found.length})`, ...linesOf(found)].join('\n')] : []
    })
    .join('\n\n')
}

/** One line for all fields of an entry that have the same fault. */
function linesOf(findings: readonly Finding[]): string[] {
  const lines = new Map<string, Finding & { fields: Set<string> }>()
  for (const finding of findings) {
    const key = JSON.stringify([finding.file, finding.entry, finding.why])
    const line = lines.get(key) ?? { ...finding, fields: new Set() }
    lines.set(key, line)
    line.fields.add(finding.field)
  }
  return [...lines.values()].map(({ file, entry, fields, why, fix }) => {
    const place = [file, entry, ...fields].filter(Boolean).join(', ')
    return `  ${place}: ${why}. ${fix}`
  })
}
