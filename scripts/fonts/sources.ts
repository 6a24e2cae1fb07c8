import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { familyFile } from '../../app/typst/font-files'
import { isFontFile, type Typefaces } from '../../content/typefaces-schema'

/** The weights the styles ask for: a range, or one. */
type Weights = number | { min: number; max: number }

export interface FontSource {
  /** The file that `app/fonts.ts` names. */
  name: string
  /** The variable font of its package. */
  file: string
  weights: Weights
}

/** A font for letters that the main file of a typeface lacks. */
export interface MoreSource {
  file: string
  /** Of a variable font; others have the one they have. */
  weights?: Weights
  /** As CSS writes it. */
  weight: string
}

const weightsOf = { sans: { min: 400, max: 700 }, mono: 400 } as const
const BOLD = 700

function variableFile(family: string, script: string): string {
  const folder = join(process.cwd(), 'node_modules', '@fontsource-variable', family, 'files')
  return join(folder, `${family}-${script}-wght-normal.woff2`)
}

/** The two typefaces of the site; each is one file. */
export function fontSources({ sans, mono }: Typefaces): FontSource[] {
  return [
    { name: 'sans.woff2', file: variableFile(sans, 'latin'), weights: weightsOf.sans },
    { name: 'mono.woff2', file: variableFile(mono, 'latin'), weights: weightsOf.mono },
  ]
}

/** Fonts for letters that the main file of a typeface lacks, in the order of trial. Those of one step differ only in weight. */
export function moreSources(typefaces: Typefaces, role: 'sans' | 'mono'): MoreSource[][] {
  const family = typefaces[role]
  const weights = weightsOf[role]
  const weight = typeof weights === 'number' ? `${weights}` : `${weights.min} ${weights.max}`
  const scripts = readdirSync(join(variableFile(family, 'latin'), '..')).flatMap((file) => {
    const script = /^(.*)-wght-normal\.woff2$/.exec(file.slice(family.length + 1))?.[1]
    return script && script !== 'latin' ? [script] : []
  })
  return [
    ...scripts.sort().map((script) => [{ file: variableFile(family, script), weights, weight }]),
    ...typefaces.more.map((entry) => (isFontFile(entry) ? ownFile(entry) : named(entry))),
  ]
}

function ownFile(entry: string): MoreSource[] {
  return [{ file: join(process.cwd(), 'content', 'fonts', entry), weight: '400 700' }]
}

/** A family that the owner named, plain and bold. */
function named(family: string): MoreSource[] {
  const [plain, bold] = [familyFile(family, 400), familyFile(family, BOLD)]
  if (plain === bold) return [{ file: plain, weight: '400 700' }]
  return [
    { file: plain, weight: '400' },
    { file: bold, weight: '600 700' },
  ]
}
