import { validateTypefaces } from '@/content/schema/typefaces'
import { typefaces } from '@/content/typefaces'

/** The validated typefaces. Server and build only. */
export const siteTypefaces = validateTypefaces(typefaces)
