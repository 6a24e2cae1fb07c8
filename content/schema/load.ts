import 'server-only'
import { hasImage, imagesFolder } from '@/content/schema/images-folder'
import { rawContent } from '@/content/schema/raw'
import { validateContent } from '@/content/schema/validate'
import { validateWords } from '@/content/schema/words'
import * as words from '@/content/words'

// The words first, because dates are parsed with their months.
validateWords(words)

/** In development `npm run dev` checks the pictures, because an error thrown here would show a stack trace. */
const hasPicture = (file: string) => process.env.NODE_ENV === 'development' || hasImage(file, imagesFolder)

/** The validated content. Server and build only. */
export const content = validateContent(rawContent, hasPicture)
