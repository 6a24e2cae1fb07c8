import { sitePalette } from '../lib/site-palette'

/** The cards show the site's dark mode. */
export const cardColors = sitePalette.dark
