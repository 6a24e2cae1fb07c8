import { join } from 'node:path'

/** Paths from the top of the repository, where every command starts. */
const top = process.cwd()

export const exportFolder = join(top, 'out')
export const publicFolder = join(top, 'public')
/** Names and sizes of the pictures, by their originals, which `components/lib/pictures.ts` imports. */
export const pictureManifestFile = join(top, 'components', 'lib', 'made-pictures.json')
/** The colours that passed the check, for styles: those of `content/theme.ts` may be wrong while `npm run dev` runs. */
export const themeFile = join(top, 'components', 'lib', 'made-theme.json')
/** What the last check of the content found, for the page that shows it in development. */
export const faultsFile = join(top, 'components', 'lib', 'made-faults.json')
/** The modules of `content/` that passed the check, for `npm run dev`. */
export const checkedSourcesFile = join(top, 'scripts', 'dev', 'made-sources.json')
/** The fonts that `app/fonts.ts` takes. */
export const fontsFolder = join(top, 'app', 'typefaces')

/** The folder of `content/images` for drawings that stand for pictures; `npm run doctor` knows them by it. */
export const PLACEHOLDERS = 'placeholders/'
