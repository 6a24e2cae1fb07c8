import { join } from 'node:path'

/** Paths from the top of the repository, where every command starts. */
const top = process.cwd()

export const exportFolder = join(top, 'out')
export const publicFolder = join(top, 'public')
/** Names and sizes of the pictures, by their originals, which `components/lib/pictures.ts` imports. */
export const pictureManifestFile = join(top, 'components', 'lib', 'made-pictures.json')
/** An icon of the owner's own, instead of the one made of their initial. */
export const ownIconFile = join(top, 'content', 'icon.svg')
/** Beside Next's own cache, so that hosts that keep the one between builds keep the other. */
export const fontCacheFolder = join(top, '.next', 'cache', 'fonts')
/** The fonts that `app/fonts.ts` takes. */
export const fontsFolder = join(top, 'app', 'typefaces')
