import 'server-only'
import { withLines } from '@/content/schema/errors'
import { hasImage, imagesFolder, rawContent } from '@/content/schema/raw'
import { validateContent } from '@/content/schema/validate'
import { validateWords } from '@/content/schema/words'
import * as words from '@/content/words'

/** The validated content, for the build only. Next's overlay shows its errors (O3). */
export const content = withLines(() => {
  // The words first, because dates are parsed with their months.
  validateWords(words)
  return validateContent(rawContent, (file) => hasImage(file, imagesFolder))
})
