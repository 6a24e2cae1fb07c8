import { missingIn } from '@/app/documents/fonts'
import { readOwnResume } from '@/app/documents/own-resume'
import { createResume, everything } from '@/app/documents/resume-model'
import { collectTexts } from '@/content/schema/content'
import { type ContentFault, joinLimited } from '@/content/schema/errors'
import type { Content } from '@/content/schema/validate'

const MAX_LETTERS_LISTED = 8

/** Not the other marks, such as the frame of a keycap emoji. */
const letter = /[\p{L}\p{Mn}\p{Mc}\p{N}]/u

/**
 * Finds the letters and symbols of the resume and the card that no font has (O6).
 *
 * @param hasOwnResume whether the owner's own PDF replaces the generated resume
 * @returns a fault about letters, and a note about emoji and symbols, which the documents leave out
 */
export function findOmissions(content: Content, hasOwnResume = readOwnResume() !== undefined) {
  const { name, title, intro } = content.profile
  const shown = hasOwnResume ? [name, title, intro] : createResume(content, {}, everything)
  const found = collectTexts(shown).filter(({ path }) => path.at(-1) !== 'url')
  const texts = found.map(({ text }) => text)
  const missing = [...new Set(texts.flatMap(missingIn))]
  const letters = missing.filter((character) => letter.test(character))
  const symbols = missing.filter((character) => !letter.test(character))
  const list = (characters: string[]) => joinLimited(characters, MAX_LETTERS_LISTED, '')
  const fix = 'Run "npm run setup -- --fonts", which installs one if it knows one.'
  const otherwise = 'Else add a font yourself, or write other letters.'
  const message = `has no font for ${list(letters)}. ${fix} ${otherwise}`
  const note = `The resume and the card leave out ${list(symbols)}, because no font has them.`
  const faults: ContentFault[] = [{ file: 'content/typefaces.ts', field: 'more', message }]
  return {
    faults: letters.length > 0 ? faults : [],
    notes: symbols.length > 0 ? [note] : [],
  }
}
