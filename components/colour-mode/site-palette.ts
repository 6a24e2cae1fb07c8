// Relative imports, because Tailwind loads this module, and does not know the alias.

import theme from '../../.generated/theme.json' with { type: 'json' }
import { createPalette } from './palette'

/** The colours of this site. For styles, documents and build steps, not for client components. */
export const sitePalette = createPalette(theme)

/** The colours for `prefers-contrast: more`. */
export const strongPalette = createPalette(theme, 'more')

/** The page colours of both modes, for the browser's bars (C4). */
export const themeColors = { light: sitePalette.light.page, dark: sitePalette.dark.page }
