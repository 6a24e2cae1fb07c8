import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { typefaces } from './typefaces'
import { validateTypefaces } from './typefaces-schema'

/** The validated typefaces. Server and build only. */
export const siteTypefaces = validateTypefaces(typefaces, (path) => existsSync(join(process.cwd(), path)))
