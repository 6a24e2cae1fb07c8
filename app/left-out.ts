import type { Content } from '@/content/validate'
import { documentFiles, type Screen, type Site } from '../components/lib/site'
import { cardTexts } from './og.png/social-card'
import type { Resume } from './resume.pdf/resume-model'
import { planResume } from './resume.pdf/resume-plan'
import { missingIn } from './typst/fonts'
import type { SourcedText } from './typst/sourced-text'

/** What the documents could not say. */
export interface LeftOut {
  /** Letters that no font has: a sentence a file, with where they stand and what to do. */
  letters: string[]
  /** What found no room: a sentence a file. */
  lengths: string[]
}

const LETTERS_NAMED = 8
const SOURCES_NAMED = 3

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

/** @param hasOwnResume whether the owner put a PDF of their own in the place of the one made from the content */
export async function leftOut(
  content: Content,
  site: Pick<Site, 'url'>,
  hasOwnResume: boolean,
): Promise<LeftOut> {
  const card = (screen: Screen) => Object.values(cardTexts(screen, content))
  const plan = hasOwnResume ? undefined : await planResume(content, site)
  const texts: [file: string, texts: SourcedText[]][] = [
    [documentFiles.resume, plan ? textsOf(plan.resume) : []],
    [documentFiles.homeCard, card('home')],
    [documentFiles.projectsCard, card('projects')],
  ]
  return {
    letters: texts.flatMap(([file, said]) => missing(file, said)),
    lengths: plan?.note ? [plan.note] : [],
  }
}

function textsOf({ name, title, contacts, summary, sections }: Resume): SourcedText[] {
  return [
    name,
    ...(title ? [title] : []),
    ...summary,
    ...contacts.flatMap(({ label, address }) => [label, address]),
    ...sections.flatMap((section) => [
      section.title,
      ...section.entries.flatMap(({ aside, words, points }) => [aside, ...words, ...points]),
    ]),
  ]
}

function missing(file: string, texts: readonly SourcedText[]): string[] {
  const found = texts.flatMap(({ text, source }) => missingIn(text).map((letter) => ({ letter, source })))
  const letters = [...new Set(found.map(({ letter }) => letter))]
  const sources = [...new Set(found.map(({ source }) => source))]
  if (letters.length === 0) return []
  const family = families.find(([script]) => letters.some((letter) => script.test(letter)))?.[1]
  const example = family ? `, such as @expo-google-fonts/${family}` : ''
  return [
    `${file} leaves out ${some(letters, LETTERS_NAMED, '')} (${some(sources, SOURCES_NAMED, ';')}), which none of its fonts has. To show it, install a font that does${example}, and name it in content/typefaces.ts, field more.`,
  ]
}

function some(all: readonly string[], most: number, separator: string): string {
  const more = all.length - most
  return all.slice(0, most).join(`${separator} `) + (more > 0 ? `${separator} and ${more} more` : '')
}
