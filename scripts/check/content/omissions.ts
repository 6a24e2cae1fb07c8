import { missingIn } from '@/app/documents/fonts'
import { readOwnResume } from '@/app/documents/own-resume'
import { createResume, everything } from '@/app/documents/resume-model'
import { collectContentTexts, collectTexts, contentFile, type RawContent } from '@/content/schema/content'
import { type ContentFault, formatPlace, joinLimited, locate } from '@/content/schema/errors'
import { content } from '@/content/schema/load'
import { rawContent } from '@/content/schema/raw'
import type { Content } from '@/content/schema/validate'

const MAX_LETTERS_LISTED = 8
const MAX_PLACES_LISTED = 3

const letter = /[\p{L}\p{M}\p{N}]/u

/** Checks this site. Imported only after the content is valid. */
export function checkOmissions() {
  return findOmissions(content, rawContent, readOwnResume() !== undefined)
}

/**
 * Finds the letters and symbols of the resume and the card that no font has (O6).
 *
 * @param raw the unvalidated content, to locate a letter
 * @param hasOwnResume whether the owner's own PDF replaces the generated resume
 * @returns a fault about letters, and a note about emoji and symbols, which the documents leave out
 */
export function findOmissions(content: Content, raw: RawContent, hasOwnResume: boolean) {
  const { name, title, intro } = content.profile
  const shown = collectTexts(hasOwnResume ? [name, title, intro] : createResume(content, {}, everything))
    .filter(({ path }) => path.at(-1) !== 'url')
    .map(({ text }) => text)
  const missing = [...new Set(shown.flatMap(missingIn))]
  const letters = missing.filter((character) => letter.test(character))
  const symbols = missing.filter((character) => !letter.test(character))
  const faults: ContentFault[] = []
  const notes: string[] = []
  if (letters.length > 0)
    faults.push({
      file: 'content/typefaces.ts',
      field: 'more',
      message: `has no font for ${describe(letters, shown, raw)}. Run "npm run setup -- --fonts", which installs one, or add a font yourself.`,
    })
  if (symbols.length > 0)
    notes.push(
      `The resume and the card leave out ${describe(symbols, shown, raw)}, because no font has them.`,
    )
  return { faults, notes }
}

/** Lists characters with their places in the content. A text that is in none of its files is from `content/words.ts`. */
function describe(characters: readonly string[], shown: readonly string[], raw: RawContent): string {
  const places = collectContentTexts(raw)
    .filter(({ text }) => characters.some((character) => text.normalize('NFC').includes(character)))
    .filter(({ text }) => shown.some((words) => words.includes(text.trim())))
    .map(({ key, path }) => formatPlace({ file: contentFile(key), ...locate(raw[key], path) }))
  const listed = places.length > 0 ? places : ['content/words.ts']
  return `${joinLimited(characters, MAX_LETTERS_LISTED, '')} (${joinLimited(listed, MAX_PLACES_LISTED, ';')})`
}
