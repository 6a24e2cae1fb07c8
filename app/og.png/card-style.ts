import { sitePalette } from '../../components/lib/site-palette'

/** Colours of the social cards. An image cannot follow the mode of whoever sees it, so it takes the default one (C1). */
export const cardColors = sitePalette.dark
