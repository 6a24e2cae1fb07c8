import theme from './made-theme.json' with { type: 'json' }
import { createPalette } from './palette'

/** The colours of this site, from the owner's two. For styles, documents and build steps: no script of a page needs it. */
export const sitePalette = createPalette(theme)

/** The same for visitors who ask for more contrast. */
export const strongPalette = createPalette(theme, 'more')

/** C4: the page colours of the modes, for the browser's own bars. */
export const themeColors = { light: sitePalette.light.page, dark: sitePalette.dark.page }
