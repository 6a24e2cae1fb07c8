import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isFontFile, type Typefaces } from '../../content/typefaces-schema'

/** A font style of the resume and the cards: the site's sans in regular (`text`) and semibold (`strong`), and its mono. */
export type Face = 'text' | 'strong' | 'mono'

/** Paths of the font files of a face. A letter is set in the first file that has it; a family has a file for each script. */
export interface FaceFiles {
  /** The face's own family. */
  own: string[]
  /** From `more` in `content/typefaces.ts`, for letters that the family lacks. */
  more: string[]
  /** The last resort, because they look out of place: a font of many scripts, then the site's other family. */
  last: string[]
}

/** Has Greek, Cyrillic, Hebrew, Arabic, arrows and mathematical signs. */
const LAST_RESORT = 'dejavu-sans'

const weights: Record<Face, number> = { text: 400, strong: 600, mono: 400 }

/** @returns the files of a face; an entry of `more` is a family, or a file in `content/fonts`, which serves every weight */
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

/** Latin first, because most texts need nothing else; the others follow by their names, the same on every machine. */
const scriptOrder = ['latin', 'latin-ext', 'vietnamese']

/**
 * @param weight the family's nearest is taken; of two that are equally near the heavier one
 * @returns the files of a family of Fontsource, one for each script
 * @throws when the family is not installed
 */
export function familyFiles(family: string, weight: number): string[] {
  const folder = join(process.cwd(), 'node_modules', '@fontsource', family, 'files')
  const files = readdirSync(folder).flatMap((file) => {
    // Such as `geist-mono-latin-ext-400-normal.woff`: script and weight, upright.
    const [, script, found] = /^(.*)-(\d+)-normal\.woff$/.exec(file.slice(family.length + 1)) ?? []
    return script && found ? [{ path: join(folder, file), script, weight: Number(found) }] : []
  })
  const [nearest] = files
    .map((file) => file.weight)
    .toSorted((a, b) => Math.abs(a - weight) - Math.abs(b - weight) || b - a)
  const rank = (script: string) => {
    const index = scriptOrder.indexOf(script)
    return index < 0 ? scriptOrder.length : index
  }
  return files
    .filter((file) => file.weight === nearest)
    .toSorted((a, b) => rank(a.script) - rank(b.script) || a.script.localeCompare(b.script, 'en'))
    .map((file) => file.path)
}
