import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { collectTexts } from '@/content/schema/texts'
import * as current from '@/content/words'
import type { Sample } from '@/scripts/doctor/sample'
import { detectLanguage, textsWithLanguage } from '@/scripts/setup/detect-language'

// With `/` on every system, because modules are imported from it.
const folder = 'docs/translations'

/** A translation for `content/words.ts`. */
export interface WordsPlan {
  lang: string
  /** The language in English, such as "Japanese". */
  name: string
  /** The text of the file. */
  source: string
  /** The title of skills that have no group. */
  skills: string
}

interface LanguageOptions {
  /** The language that the owner wants. Without it the language of the texts is proposed. */
  lang?: string
  /** What `content/` is going to contain. */
  content: unknown
  sample: Sample
  /** Prompts for consent; without prompts the owner has consented by `--yes`. */
  agree?: (message: string) => Promise<boolean>
  /** Whether `--yes` also consents to a proposal. Later runs keep the words that the owner has. */
  isFirstRun: boolean
}

/** Returns the translation that `content/words.ts` gets, if any (O8). */
export async function chooseWords(options: LanguageOptions): Promise<WordsPlan | undefined> {
  const { lang, content, sample, agree, isFirstRun } = options
  if (lang) return planWords(process.cwd(), lang, sample)
  if (!agree && !isFirstRun) return undefined
  const texts = textsWithLanguage(content)
  const { words, note } = await proposeWords(process.cwd(), texts, sample)
  if (note) console.log(`Note: ${note}`)
  if (!words || !agree) return words
  const question = `Your texts seem to be in ${words.name}. Show the site's own words in ${words.name} too?`
  return (await agree(question)) ? words : undefined
}

/**
 * Returns the translation that `content/words.ts` gets, or nothing if it is in that language already (O8).
 *
 * @param root the top of the repository
 * @param lang the language that the owner wants
 * @throws if there is no translation, or the owner's own words would be lost
 */
export async function planWords(root: string, lang: string, sample: Sample): Promise<WordsPlan | undefined> {
  const files = readdirSync(join(root, folder)).map((file) => file.replace(/\.ts$/, ''))
  if (languageOf(lang) === languageOf(current.language.lang)) return undefined
  const file =
    files.find((name) => name.toLowerCase() === lang.toLowerCase()) ??
    files.find((name) => languageOf(name) === languageOf(lang))
  if (!file) {
    throw new Error(`There is no translation for "${lang}". Choose one of: ${files.join(', ')}.`)
  }
  const own = await ownWords(sample)
  if (own.length > 0) {
    throw new Error(
      `content/words.ts has words of yours, which a translation would replace: ${own.join(', ')}. Copy ${folder}/${file}.ts to content/words.ts, then add yours again.`,
    )
  }
  const source = readFileSync(join(root, folder, `${file}.ts`), 'utf8')
  const { resume }: { resume: typeof current.resume } = await import(`../../${folder}/${file}.ts`)
  return {
    lang: file,
    name: nameOf(file),
    skills: resume.skills,
    source: source.replace(/\n\/\*\* The words of .*\n/, ''),
  }
}

/**
 * Returns the translation for the language that texts are in; nothing if that is not certain, has no translation, or is the
 * language of the site already. Words of the owner's stay: then `note` says which language the texts seem to be in.
 */
export async function proposeWords(
  root: string,
  texts: readonly string[],
  sample: Sample,
): Promise<{ words?: WordsPlan; note?: string }> {
  const lang = detectLanguage(texts)
  if (!lang || lang === 'en' || languageOf(lang) === languageOf(current.language.lang)) return {}
  if ((await ownWords(sample)).length > 0) {
    const note = `Your texts seem to be in ${nameOf(lang)}. content/words.ts has words of yours and stays as it is; ${folder}/${lang}.ts has a translation.`
    return { note }
  }
  return { words: await planWords(root, lang, sample) }
}

/** Returns the names of words that are in neither the sample nor the translation. */
async function ownWords(sample: Sample): Promise<string[]> {
  const { language } = current
  const translation = await import(`../../${folder}/${language.lang}.ts`).catch(() => ({}))
  const translated = new Set(collectTexts({ ...translation }).map(({ text }) => text))
  return collectTexts({ ...current, language: {} }).flatMap(({ path, text }) =>
    sample.isEnglish(text) || translated.has(text) ? [] : [path.join('.')],
  )
}

function languageOf(lang: string): string {
  try {
    return new Intl.Locale(lang).language
  } catch {
    throw new Error(`"${lang}" is not a language tag. Write one such as "de", "ja" or "pt-BR".`)
  }
}

function nameOf(lang: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(lang) ?? lang
}
