import { getCardTexts } from '@/app/og.png/social-card'
import type { Resume } from '@/app/resume.pdf/resume-model'
import { planResume } from '@/app/resume.pdf/resume-plan'
import { familiesFor } from '@/app/typst/font-families'
import { missingIn } from '@/app/typst/fonts'
import { documentFiles, type Site } from '@/components/lib/addresses'
import { contentFile, type RawContent } from '@/content/schema/content'
import { formatPlace, joinLimited, locate, MAX_PLACES_LISTED } from '@/content/schema/fault'
import { collectContentTexts, collectTexts } from '@/content/schema/texts'
import type { Content } from '@/content/schema/validate'
import { language } from '@/content/words'

const MAX_LETTERS_LISTED = 8

/** The largest share of letters that a document may lack (O6). */
const MAX_LOST_SHARE = 0.01

interface Document {
  file: string
  texts: string[]
  /** The texts that must be complete: the name, titles and headings. */
  headings: string[]
}

/**
 * Finds what the generated documents cannot show.
 *
 * @param raw the unvalidated content, to locate a letter
 * @param hasOwnResume whether the owner's own PDF replaces the generated resume
 * @returns `letters`: a message for each file that lacks characters; `stops`: those that stop the build; `lengths`: what does not fit into
 *   the resume
 */
export async function findOmissions(
  content: Content,
  raw: RawContent,
  site: Pick<Site, 'url'>,
  hasOwnResume: boolean,
): Promise<{ letters: string[]; stops: string[]; lengths: string[] }> {
  const plan = hasOwnResume ? undefined : await planResume(content, site)
  const documents = [
    ...(plan ? [describeResume(plan.resume)] : []),
    describeCard(documentFiles.homeCard, getCardTexts('home', content)),
    describeCard(documentFiles.projectsCard, getCardTexts('projects', content)),
  ]
  const incomplete = documents.filter(({ texts }) => texts.some((text) => missingIn(text).length > 0))
  return {
    letters: incomplete.map((document) => describeOmissions(document, raw)),
    stops: incomplete.filter(losesTooMuch).map((document) => describeOmissions(document, raw)),
    lengths: plan?.note ? [plan.note] : [],
  }
}

function describeResume(resume: Resume): Document {
  const texts = collectTexts(resume).flatMap(({ path, text }) => (path.at(-1) === 'url' ? [] : [text]))
  const headings = resume.sections.flatMap(({ title, entries }) => [
    title,
    ...entries.flatMap(({ kind, aside, words }) =>
      kind === 'heading' ? words.flat().map(({ text }) => text) : [aside],
    ),
  ])
  return { file: documentFiles.resume, texts, headings: [resume.name, resume.title, ...headings] }
}

function describeCard(file: string, { title, subtitle, lead }: ReturnType<typeof getCardTexts>): Document {
  return { file, texts: [title, subtitle, lead], headings: [title, subtitle] }
}

/** Returns whether a document loses a letter of a heading, or more than 1 % of all letters. Emoji and symbols do not count (O6). */
function losesTooMuch({ texts, headings }: Document): boolean {
  const lost = (text: string) => missingIn(text).filter((letter) => /[\p{L}\p{N}]/u.test(letter))
  if (headings.some((text) => lost(text).length > 0)) return true
  const all = texts.join('')
  const missing = new Set(lost(all))
  const letters = all.match(/[\p{L}\p{N}]/gu) ?? []
  return letters.filter((letter) => missing.has(letter)).length > letters.length * MAX_LOST_SHARE
}

function describeOmissions({ file, texts }: Document, raw: RawContent): string {
  const incomplete = texts.filter((text) => missingIn(text).length > 0)
  const letters = [...new Set(incomplete.flatMap(missingIn))]
  const isOnlyEmoji = letters.every((letter) => !/[\p{L}\p{N}]/u.test(letter))
  const [family] = familiesFor(letters, texts.join(''), language.lang)
  const fix = isOnlyEmoji
    ? 'To show them, install a font such as @expo-google-fonts/noto-emoji, and add it to "more" in content/typefaces.ts.'
    : family
      ? `Run "npm run setup -- --fonts", which installs @expo-google-fonts/${family}.`
      : 'Install a font that has them, and add it to "more" in content/typefaces.ts.'
  return `${file} leaves out ${joinLimited(letters, MAX_LETTERS_LISTED, '')} (${joinLimited(findPlaces(incomplete, raw), MAX_PLACES_LISTED, ';')}): no font has them. ${fix}`
}

/** Finds texts in the content files. A text that is in none of them is from `content/words.ts`. */
function findPlaces(shown: readonly string[], raw: RawContent): string[] {
  const written = collectContentTexts(raw).filter(
    ({ text }) => missingIn(text).length > 0 && shown.some((words) => words.includes(text.trim())),
  )
  const places = written.map(({ key, path }) =>
    formatPlace({ file: contentFile(key), ...locate(raw[key], path) }),
  )
  return places.length > 0 ? places : ['content/words.ts']
}
