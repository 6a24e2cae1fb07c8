import { join } from 'node:path'

/** Where the owner's original pictures lie. */
export const imagesFolder = join(process.cwd(), 'content', 'images')
