import { checked } from '../../content/fault'
import { themeSchema } from '../../content/schema'
import { theme } from '../../content/theme'
import { paletteOf } from './palette'

/** Checked here too: styles are made of it before the content is read as a whole. */
const colours = checked(themeSchema, 'content/theme.ts', theme)

/** The colours of this site, from the owner's two. For styles, documents and build steps: no script of a page needs it. */
export const sitePalette = paletteOf(colours)

/** The same for visitors who ask for more contrast. */
export const strongPalette = paletteOf(colours, 'more')

/** C4: the page colours of the modes, for the browser's own bars. */
export const themeColors = { light: sitePalette.light.page, dark: sitePalette.dark.page }
