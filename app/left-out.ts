import { documentFiles, type Site } from '../components/lib/site'
import { describePlace } from '../content/fault'
import { contentFile, type RawContent } from '../content/files'
import { contentTexts, textsIn } from '../content/texts'
import type { Content } from '../content/validate'
import { cardTexts } from './og.png/social-card'
import { planResume } from './resume.pdf/resume-plan'
import { missingIn } from './typst/fonts'

const LETTERS_NAMED = 8
const PLACES_NAMED = 3

/** Families of Google Fonts for what the site's own fonts lack. */
const families: readonly [RegExp, string][] = [
  [/\p{Emoji_Presentation}/u, 'noto-emoji'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'noto-sans-jp'],
  [/\p{Script=Hangul}/u, 'noto-sans-kr'],
  [/\p{Script=Han}/u, 'noto-sans-sc'],
  [/\p{Script=Devanagari}/u, 'noto-sans-devanagari'],
  [/\p{Script=Bengali}/u, 'noto-sans-bengali'],
  [/\p{Script=Tamil}/u, 'noto-sans-tamil'],
  [/\p{Script=Thai}/u, 'noto-sans-thai'],
]

/**
 * @param raw what the owner wrote, to say where a letter stands
 * @param hasOwnResume whether the owner put a PDF of their own in the place of the one made from the content
 * @returns what the documents could not say, a sentence a file: letters that no font has, with where they stand and what
 *   to do; and what found no room
 */
export async function leftOut(
  content: Content,
  raw: RawContent,
  site: Pick<Site, 'url'>,
  hasOwnResume: boolean,
): Promise<{ letters: string[]; lengths: string[] }> {
  const plan = hasOwnResume ? undefined : await planResume(content, site)
  const texts: [file: string, said: unknown][] = [
    [documentFiles.resume, plan?.resume],
    [documentFiles.homeCard, cardTexts('home', content)],
    [documentFiles.projectsCard, cardTexts('projects', content)],
  ]
  return {
    letters: texts.flatMap(([file, said]) => missing(file, said, raw)),
    lengths: plan?.note ? [plan.note] : [],
  }
}

function missing(file: string, document: unknown, raw: RawContent): string[] {
  const said = textsIn(document).flatMap(({ path, text }) =>
    path.at(-1) !== 'url' && missingIn(text).length > 0 ? [text] : [],
  )
  const letters = [...new Set(said.flatMap(missingIn))]
  if (letters.length === 0) return []
  const family = families.find(([script]) => letters.some((letter) => script.test(letter)))?.[1]
  const example = family ? `, such as @expo-google-fonts/${family}` : ''
  return [
    `${file} leaves out ${some(letters, LETTERS_NAMED, '')} (${some(placesOf(said, raw), PLACES_NAMED, ';')}), which none of its fonts has. To show it, install a font that does${example}, and name it in content/typefaces.ts, field more.`,
  ]
}

/** Where the owner wrote what is said. What stands nowhere else is one of the words of the interface. */
function placesOf(said: readonly string[], raw: RawContent): string[] {
  const written = contentTexts(raw).filter(
    ({ text }) => missingIn(text).length > 0 && said.some((words) => words.includes(text.trim())),
  )
  const places = written.map(({ key, path }) => describePlace(contentFile(key), raw[key], path))
  return places.length > 0 ? places : ['content/words.ts']
}

function some(all: readonly string[], most: number, separator: string): string {
  const more = all.length - most
  return all.slice(0, most).join(`${separator} `) + (more > 0 ? `${separator} and ${more} more` : '')
}
