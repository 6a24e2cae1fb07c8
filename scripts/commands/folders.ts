import { join } from 'node:path'

/** The root of the repository, where every command starts. */
const top = process.cwd()

export const exportFolder = join(top, 'out')
export const publicFolder = join(top, 'public')
/** Names and sizes of the pictures, by their originals. */
export const pictureManifestFile = join(top, 'components', 'lib', 'made-pictures.json')
/** The colours that passed the check. `content/theme.ts` may be invalid while `npm run dev` runs. */
export const themeFile = join(top, 'components', 'lib', 'made-theme.json')
/** The fonts that `app/layout.tsx` loads. */
export const fontsFolder = join(top, 'app', 'typefaces')
