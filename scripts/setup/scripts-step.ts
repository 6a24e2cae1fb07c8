import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { collectTexts } from '../../content/texts'
import { language } from '../../content/words'
import type { Sample } from '../doctor/sample'
import { addFamilies, missingFamilies } from './fonts'
import { planWords, proposeWords, type WordsPlan } from './words'

/** Prompts for consent; without prompts the owner has consented by `--yes`. */
type Agree = ((message: string) => Promise<boolean>) | undefined

interface LanguageOptions {
  /** The language that the owner wants. Without it the language of the texts is proposed. */
  lang?: string
  /** What `content/` is going to contain. */
  content: unknown
  sample: Sample
  agree: Agree
  /** Whether `--yes` also consents to a proposal. Later runs keep the words that the owner has. */
  isFirstRun: boolean
}

/** Returns the translation that `content/words.ts` gets, if any (O8). */
export async function chooseWords(options: LanguageOptions): Promise<WordsPlan | undefined> {
  const { lang, content, sample, agree, isFirstRun } = options
  if (lang) return planWords(process.cwd(), lang, sample)
  if (!agree && !isFirstRun) return undefined
  const texts = collectTexts(content).map(({ text }) => text)
  const { words, note } = await proposeWords(process.cwd(), texts, sample)
  if (note) console.log(`Note: ${note}`)
  if (!words || !agree) return words
  const question = `Your texts seem to be in ${words.name}. Show the site's own words in ${words.name} too?`
  return (await agree(question)) ? words : undefined
}

/**
 * Installs the fonts that the resume and the cards need for the letters of the content and the words (O6).
 *
 * @param content what `content/` contains, without the words
 * @param words those that `content/words.ts` has been given in this run
 */
export async function addFonts(content: unknown, words: WordsPlan | undefined, agree: Agree): Promise<void> {
  const source = words?.source ?? readFileSync(join('content', 'words.ts'), 'utf8')
  const texts = [...collectTexts(content).map(({ text }) => text), source]
  const families = missingFamilies(texts, words?.lang ?? language.lang)
  if (families.length === 0) return
  const packages = families.map((family) => `@expo-google-fonts/${family}`).join(', ')
  const question = `The resume and the cards need a font for your letters. Install ${packages}?`
  if (agree && !(await agree(question))) return
  console.log(`Installs ${packages} for letters that the other fonts of the resume and the cards lack.`)
  addFamilies(process.cwd(), families)
}
