import { join } from 'node:path'

/** The root of the repository, where every command starts. */
const top = process.cwd()

export const exportFolder = join(top, 'out')
export const publicFolder = join(top, 'public')
/** The folder that the first step of a build generates for the next one. Git ignores it. */
export const generatedFolder = join(top, '.generated')
/** Names and sizes of the pictures, by their originals. */
export const pictureManifestFile = join(generatedFolder, 'pictures.json')
/** The last valid colours. Those in `content/` may be invalid during `npm run dev`. */
export const themeFile = join(generatedFolder, 'theme.json')
