import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isFontFile, type Typefaces } from '../../content/typefaces-schema'

/** A style of type in the resume and the cards: the site's sans in regular and in semibold, and its mono. */
export type Face = 'text' | 'strong' | 'mono'

/** Paths of the font files of a face, in the order in which a letter is looked for. A family has a file for each script. */
export interface FaceFiles {
  /** The face's own family. */
  own: string[]
  /** From `more` in `content/typefaces.ts`, for letters that the family lacks. */
  more: string[]
  /** Fonts with many letters that do not look like the rest. */
  last: string[]
}

/** A family with Greek, Cyrillic, Hebrew, Arabic, arrows and mathematics. */
const LAST_RESORT = 'dejavu-sans'

const weights: Record<Face, number> = { text: 400, strong: 600, mono: 400 }

export function faceFiles(typefaces: Typefaces, face: Face): FaceFiles {
  const { sans, mono, more } = typefaces
  const weight = weights[face]
  const [own, other] = face === 'mono' ? [mono, sans] : [sans, mono]
  return {
    own: familyFiles(own, weight),
    more: more.flatMap((entry) =>
      isFontFile(entry) ? [join(process.cwd(), 'content', 'fonts', entry)] : familyFiles(entry, weight),
    ),
    last: [...familyFiles(LAST_RESORT, weight), ...familyFiles(other, weight)],
  }
}

/** Latin first, as most texts need nothing else; scripts that are not listed follow in alphabetical order. */
const scriptOrder = ['latin', 'latin-ext', 'vietnamese']

/** The files of a family in its weight that is nearest to the one asked for, one file for each script. */
export function familyFiles(family: string, weight: number): string[] {
  const folder = join(process.cwd(), 'node_modules', '@fontsource', family, 'files')
  const files = readdirSync(folder).flatMap((file) => {
    const [, script, found] = /^(.*)-(\d+)-normal\.woff$/.exec(file.slice(family.length + 1)) ?? []
    return script && found ? [{ path: join(folder, file), script, weight: Number(found) }] : []
  })
  const distance = (one: { weight: number }) => Math.abs(one.weight - weight)
  const nearest = Math.min(...files.map(distance))
  const rank = (script: string) =>
    (scriptOrder.indexOf(script) + scriptOrder.length + 1) % (scriptOrder.length + 1)
  return files
    .filter((file) => distance(file) === nearest)
    .toSorted((a, b) => rank(a.script) - rank(b.script) || a.script.localeCompare(b.script, 'en'))
    .map((file) => file.path)
}
