import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { familyFile } from '@/app/typst/font-files'
import { isFontFile, type Typefaces } from '@/content/schema/typefaces'

/** A font file to subset. */
export interface FontSource {
  file: string
  /** The weights of a variable font to keep. */
  weights?: number | { min: number; max: number }
  /** The weight in CSS. */
  weight: string
}

/** The site's two typefaces, with the weights that the styles use. */
export const roles = {
  sans: { weights: { min: 400, max: 700 }, weight: '400 700' },
  mono: { weights: 400, weight: '400' },
} as const
export type Role = keyof typeof roles

/** Returns the main file of a typeface, a variable font. */
export function mainSource(typefaces: Typefaces, role: Role): FontSource {
  return { file: variableFile(typefaces[role], 'latin'), ...roles[role] }
}

/** Returns fonts for letters that the main file lacks, in groups of one family, the preferred first. The fonts of a group differ in weight. */
export function moreSources(typefaces: Typefaces, role: Role): FontSource[][] {
  const family = typefaces[role]
  const scripts = readdirSync(join(variableFile(family, 'latin'), '..')).flatMap((file) => {
    const script = /^(.*)-wght-normal\.woff2$/.exec(file.slice(family.length + 1))?.[1]
    return script && script !== 'latin' ? [script] : []
  })
  return [
    ...scripts.sort().map((script) => [{ file: variableFile(family, script), ...roles[role] }]),
    ...typefaces.more.map(namedSources),
  ]
}

function variableFile(family: string, script: string): string {
  const folder = join(process.cwd(), 'node_modules', '@fontsource-variable', family, 'files')
  return join(folder, `${family}-${script}-wght-normal.woff2`)
}

/** Returns the owner's font file, or the plain and bold files of a family. */
function namedSources(entry: string): FontSource[] {
  const [plain, bold] = isFontFile(entry)
    ? [join(process.cwd(), 'content', 'fonts', entry)]
    : [familyFile(entry, 400), familyFile(entry, 700)]
  if (!bold || plain === bold) return [{ file: plain, weight: '400 700' }]
  return [
    { file: plain, weight: '400' },
    { file: bold, weight: '600 700' },
  ]
}
