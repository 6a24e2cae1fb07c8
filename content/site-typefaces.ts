import { typefaces } from './typefaces'
import { validateTypefaces } from './typefaces-schema'

/** The validated typefaces. Server and build only. */
export const siteTypefaces = validateTypefaces(typefaces)
