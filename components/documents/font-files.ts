import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isFontFile, type Typefaces } from '../../content/typefaces-schema'

/** The site's type, as static files that a document can embed. One family stands in several files, by script. */
export type Face = 'text' | 'strong' | 'mono'

/** Paths of font files, in the order in which a letter is looked for. */
export interface FaceFiles {
  /** The face's own family. */
  own: string[]
  /** What the owner named for other letters. */
  more: string[]
  /** What knows many letters, but is not the site's type. */
  last: string[]
}

/** Not the site's type, but it knows Greek, Cyrillic, Hebrew, Arabic, arrows and mathematics. */
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

/** The scripts of the most texts first; a name with another begins after it. */
const scriptOrder = ['latin', 'latin-ext', 'vietnamese']

/** The files of a family in the weight it has that is nearest, one for each script. */
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
