import { join } from 'node:path'

export interface FontSource {
  /** The file that `app/fonts.ts` names. */
  name: string
  /** The variable font of its package. */
  file: string
  /** The weights the styles ask for: a range, or one. */
  weights: number | { min: number; max: number }
}

const packages = join(process.cwd(), 'node_modules', '@fontsource-variable')

/** The two voices of the site; each is one file. */
export const fontSources: readonly FontSource[] = [
  {
    name: 'sans.woff2',
    file: join(packages, 'bricolage-grotesque', 'files', 'bricolage-grotesque-latin-wght-normal.woff2'),
    weights: { min: 400, max: 700 },
  },
  {
    name: 'mono.woff2',
    file: join(packages, 'geist-mono', 'files', 'geist-mono-latin-wght-normal.woff2'),
    weights: 400,
  },
]
