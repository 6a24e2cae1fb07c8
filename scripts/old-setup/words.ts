import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ContentInput, contentFile } from '@/content/schema/content'
import { isoMonth, monthNumber, PRESENT } from '@/content/schema/dates'
import { type ContentFault, formatFaults, toFault } from '@/content/schema/fault'
import { collectTexts } from '@/content/schema/texts'
import * as current from '@/content/words'
import { detectLanguage, textsWithLanguage } from '@/scripts/old-setup/detect-language'

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
  /** The new content. */
  content: unknown
  /** Prompts for consent; without prompts the owner has consented by `--yes`. */
  agree?: (message: string) => Promise<boolean>
  /** Whether `--yes` also consents to a proposal. Later runs keep the words that the owner has. */
  isFirstRun: boolean
}

/**
 * Returns the translation that `content/words.ts` gets, or nothing if it is in that language already, or if the language of the texts is
 * not certain or has no translation (O8). The owner's own words are never replaced.
 *
 * @throws if there is no translation for `lang`, or the owner's own words would be lost
 */
export async function chooseWords(options: LanguageOptions): Promise<WordsPlan | undefined> {
  const { content, agree, isFirstRun } = options
  const isProposal = !options.lang
  if (isProposal && !agree && !isFirstRun) return undefined
  const lang = options.lang || detectLanguage(textsWithLanguage(content))
  if (!lang || languageOf(lang) === languageOf(current.language.lang)) return undefined
  const file = findFile(lang)
  if (!file)
    throw new Error(`There is no translation for "${lang}". Choose one of: ${listFiles().join(', ')}.`)
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(file) ?? file
  const translation: typeof current = await import(`../../${folder}/${file}.ts`)
  const own = await ownWords()
  const dates = datesToRewrite(content, translation)
  const obstacle =
    own.length > 0
      ? `content/words.ts has words of yours, which a translation would replace: ${own.join(', ')}. Copy ${folder}/${file}.ts to content/words.ts, then add yours again.`
      : dates.length > 0 &&
        `content/ has dates that are not valid in ${name}. No files were changed.\n${formatFaults(dates)}`
  if (obstacle && !isProposal) throw new Error(obstacle)
  if (obstacle) {
    const advice = `"npm run setup -- --lang ${file}" lists what prevents a translation.`
    console.log(`Note: Your texts seem to be in ${name}, but content/words.ts stays as it is. ${advice}`)
    return undefined
  }
  const question = `Your texts seem to be in ${name}. Show the site's own words in ${name} too?`
  if (isProposal && agree && !(await agree(question))) return undefined
  const source = readFileSync(join(folder, `${file}.ts`), 'utf8')
  return {
    lang: file,
    name,
    skills: translation.resume.skills,
    source: source.replace(/\n\/\*\* The words of .*\n/, ''),
  }
}

/** Returns a fault for each date that is valid with the current words only. */
function datesToRewrite(content: unknown, translation: typeof current): ContentFault[] {
  const isDate = (text: string, words: typeof current) =>
    text === words.resumeDates.present || !Number.isNaN(monthNumber(text, 'first month', words))
  return collectTexts(content).flatMap(({ path: [key, ...path], text }) => {
    const isRewritten =
      /^(?:startDate|endDate|date)$/.test(String(path.at(-1))) &&
      isDate(text, current) &&
      !isDate(text, translation)
    if (!isRewritten) return []
    const source = { file: contentFile(key as keyof ContentInput), content: Object(content)[String(key)] }
    const advice = `Write "${isoMonth(text) ?? PRESENT}", which is valid in every language.`
    return [toFault(source, path, `is in the language of the site. ${advice}`)]
  })
}

function findFile(lang: string): string | undefined {
  const files = listFiles()
  return (
    files.find((name) => name.toLowerCase() === lang.toLowerCase()) ??
    files.find((name) => languageOf(name) === languageOf(lang))
  )
}

function listFiles(): string[] {
  return readdirSync(folder).map((file) => file.replace(/\.ts$/, ''))
}

/** Returns the names of words that differ from the translation of the site's language and from English. */
async function ownWords(): Promise<string[]> {
  const files = new Set([findFile(current.language.lang) ?? 'en', 'en'])
  const known = await Promise.all([...files].map((file) => import(`../../${folder}/${file}.ts`)))
  const textsOf = (words: object) => collectTexts({ ...words, language: {} })
  const texts = new Set(known.flatMap(textsOf).map((text) => JSON.stringify(text)))
  const own = textsOf(current).filter((text) => !texts.has(JSON.stringify(text)))
  return own.map(({ path }) => path.join('.'))
}

function languageOf(lang: string): string {
  try {
    return new Intl.Locale(lang).language
  } catch {
    throw new Error(`"${lang}" is not a language tag. Write one such as "de", "ja" or "pt-BR".`)
  }
}
