import { documentFiles, type Site } from '../components/lib/site'
import { describePlace } from '../content/fault'
import { contentFile, type RawContent } from '../content/files'
import { collectContentTexts, collectTexts } from '../content/texts'
import type { Content } from '../content/validate'
import { language } from '../content/words'
import { cardTexts } from './og.png/social-card'
import type { Resume } from './resume.pdf/resume-model'
import { planResume } from './resume.pdf/resume-plan'
import { familiesFor } from './typst/font-families'
import { missingIn } from './typst/fonts'

const LETTERS_NAMED = 8
const PLACES_NAMED = 3

/** A document that lacks more than this share of its letters stops the build (O6). */
const SHARE_LOST_AT_MOST = 0.01

/** The texts of a document, and those of them that it must show whole: the name, titles and headings. */
interface Document {
  file: string
  texts: string[]
  headings: string[]
}

/**
 * @param raw what the owner wrote, to report where a letter is
 * @param hasOwnResume whether the owner put their own PDF in the place of the one made from the content
 * @returns what the documents cannot show, a sentence a file: letters that no font has, with their places and what to do; which
 *   of these sentences stop a build; and what found no room
 */
export async function findOmissions(
  content: Content,
  raw: RawContent,
  site: Pick<Site, 'url'>,
  hasOwnResume: boolean,
): Promise<{ letters: string[]; stops: string[]; lengths: string[] }> {
  const plan = hasOwnResume ? undefined : await planResume(content, site)
  const documents = [
    ...(plan ? [resumeDocument(plan.resume)] : []),
    cardDocument(documentFiles.homeCard, cardTexts('home', content)),
    cardDocument(documentFiles.projectsCard, cardTexts('projects', content)),
  ]
  const incomplete = documents.filter(({ texts }) => texts.some((text) => missingIn(text).length > 0))
  return {
    letters: incomplete.map((document) => describe(document, raw)),
    stops: incomplete.filter(losesTooMuch).map((document) => describe(document, raw)),
    lengths: plan?.note ? [plan.note] : [],
  }
}

function resumeDocument(resume: Resume): Document {
  const texts = collectTexts(resume).flatMap(({ path, text }) => (path.at(-1) === 'url' ? [] : [text]))
  const headings = resume.sections.flatMap(({ title, entries }) => [
    title,
    ...entries.flatMap(({ kind, aside, words }) =>
      kind === 'heading' ? words.flat().map(({ text }) => text) : [aside],
    ),
  ])
  return { file: documentFiles.resume, texts, headings: [resume.name, resume.title, ...headings] }
}

function cardDocument(file: string, { title, subtitle, lead }: ReturnType<typeof cardTexts>): Document {
  return { file, texts: [title, subtitle, lead], headings: [title, subtitle] }
}

/** Emoji and signs may be lost; letters of a heading may not, nor more than one letter in a hundred (O6). */
function losesTooMuch({ texts, headings }: Document): boolean {
  const lost = (text: string) => missingIn(text).filter((letter) => /[\p{L}\p{N}]/u.test(letter))
  if (headings.some((text) => lost(text).length > 0)) return true
  const all = texts.join('')
  const missing = new Set(lost(all))
  const letters = all.match(/[\p{L}\p{N}]/gu) ?? []
  return letters.filter((letter) => missing.has(letter)).length > letters.length * SHARE_LOST_AT_MOST
}

function describe({ file, texts }: Document, raw: RawContent): string {
  const incomplete = texts.filter((text) => missingIn(text).length > 0)
  const letters = [...new Set(incomplete.flatMap(missingIn))]
  const isOnlyEmoji = letters.every((letter) => !/[\p{L}\p{N}]/u.test(letter))
  const [family] = familiesFor(letters, texts.join(''), language.lang)
  const fix = isOnlyEmoji
    ? 'To show it, install a font that does, such as @expo-google-fonts/noto-emoji, and name it in content/typefaces.ts, field more.'
    : family
      ? `Run "npm run setup -- --fonts", which installs @expo-google-fonts/${family}.`
      : 'Install a font that has them, and name it in content/typefaces.ts, field more.'
  return `${file} leaves out ${some(letters, LETTERS_NAMED, '')} (${some(placesOf(incomplete, raw), PLACES_NAMED, ';')}), which none of its fonts has. ${fix}`
}

/** Where the owner wrote what is said. What stands nowhere else is one of the words of the interface. */
function placesOf(said: readonly string[], raw: RawContent): string[] {
  const written = collectContentTexts(raw).filter(
    ({ text }) => missingIn(text).length > 0 && said.some((words) => words.includes(text.trim())),
  )
  const places = written.map(({ key, path }) => describePlace(contentFile(key), raw[key], path))
  return places.length > 0 ? places : ['content/words.ts']
}

function some(all: readonly string[], most: number, separator: string): string {
  const more = all.length - most
  return all.slice(0, most).join(`${separator} `) + (more > 0 ? `${separator} and ${more} more` : '')
}
