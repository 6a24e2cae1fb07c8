import { hasImage, imagesFolder } from './images-folder'
import { rawContent } from './raw'
import { validateContent } from './validate'
import * as words from './words'
import { validateWords } from './words-schema'

export { imagesFolder }

// First: dates are read by its months.
validateWords({ ...words })

/** In development `npm run dev` has checked the pictures: one that was removed since must not end in a stack trace. */
const hasPicture = (file: string) => process.env.NODE_ENV === 'development' || hasImage(file, imagesFolder)

/** The validated content: the one thing that pages, build steps and tests read. Server and build only. */
export const content = validateContent(rawContent, hasPicture)
