import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { familiesFor } from '@/app/documents/fonts'
import { collectTexts } from '@/content/schema/content'
import { typefaces } from '@/content/typefaces'
import * as current from '@/content/words'
import { runProgram } from '@/scripts/commands/program'
import { applyChanges } from '@/scripts/content-source/changes'
import { withValue } from '@/scripts/content-source/edit'
import { Refusal } from '@/scripts/setup/fields'

// With `/` on every system, because modules are imported from it.
const folder = 'docs/translations'
const typefacesFile = 'content/typefaces.ts'

/** The words of a language. */
export interface WordsPlan {
  words: typeof current
  /** The text that `content/words.ts` gets. Without it the file stays as it is. */
  source?: string
}

/** Returns the languages that have a translation, with their English names. */
export function listLanguages(): { value: string; label: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  const files = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''))
  return files.map((value) => ({ value, label: names.of(value) ?? value }))
}

/** Returns the translation for a tag such as "pt" or "de-AT", or for an English name such as "german". */
export function findLanguage(language: string): string | undefined {
  const languages = listLanguages()
  const [primary = ''] = language.toLowerCase().split('-')
  const name = primary.split('_').at(-1) ?? ''
  const found =
    languages.find(({ value }) => value.toLowerCase() === language.toLowerCase()) ??
    languages.find(({ value }) => value.split('-')[0] === primary) ??
    languages.find(({ label }) => name.length > 3 && label.toLowerCase().split(/\W+/).includes(name))
  return found?.value
}

/** Returns whether `content/words.ts` is in a language. */
export function isCurrentLanguage(language: string): boolean {
  return findLanguage(current.language.lang) === language
}

/**
 * Plans the words of the site in a language, which is the current one if there is none (O8). Words that the owner edited are never replaced.
 *
 * @throws Refusal if the language has no translation, or words of the owner would be lost
 */
export async function planWords(language?: string): Promise<WordsPlan> {
  if (!language) return { words: current }
  const file = findLanguage(language)
  if (!file) {
    const all = listLanguages().map(({ value }) => value)
    throw new Refusal(`"${language}"`, `has no translation. Choose one of: ${all.join(', ')}.`)
  }
  if (isCurrentLanguage(file)) return { words: current }
  const known = await importWords(findLanguage(current.language.lang) ?? 'en')
  if (!isDeepStrictEqual(textsOf(current), textsOf(known))) {
    const advice = `Copy ${folder}/${file}.ts to content/words.ts, then add yours again.`
    throw new Refusal('content/words.ts', `has words of yours, which a translation would replace. ${advice}`)
  }
  const source = readFileSync(join(folder, `${file}.ts`), 'utf8').replace(/\n\/\*\* The words of .*\n/, '')
  return { words: await importWords(file), source }
}

function importWords(file: string): Promise<typeof current> {
  return import(`../../${folder}/${file}.ts`)
}

/** Returns the texts of words without the language, which an owner may make more exact. */
function textsOf(words: object): Record<string, string> {
  const texts = collectTexts({ ...words, language: {} })
  return Object.fromEntries(texts.map(({ path, text }) => [path.join('.'), text]))
}

/** Returns the families that the content and the words of the site need. */
export function familiesOf(
  content: unknown,
  { words, source = readFileSync('content/words.ts', 'utf8') }: WordsPlan,
) {
  const texts = [...collectTexts(content).map(({ text }) => text), source]
  return familiesFor(texts, words.language.lang)
}

/** Installs families, and names them in `content/typefaces.ts`. If npm cannot install them, the file stays as it is. */
export function addFamilies(
  root: string,
  families: readonly string[],
  install: (packages: readonly string[]) => boolean = npmInstall,
): void {
  if (families.length === 0) return
  const packages = families.map((family) => `@expo-google-fonts/${family}`)
  console.log(
    `Installing ${packages.join(', ')} for letters that the other fonts of the resume and the card lack.`,
  )
  if (!install(packages)) {
    throw new Error(
      `npm could not install ${packages.join(' and ')}, which the resume and the card need for your letters. Check your connection, then run: npm run setup -- --fonts`,
    )
  }
  const after = { ...typefaces, more: [...(typefaces.more ?? []), ...families] }
  const source = withValue(readFileSync(join(root, typefacesFile), 'utf8'), 'typefaces', typefaces, after)
  applyChanges(root, new Map([[typefacesFile, source]]))
}

function npmInstall(packages: readonly string[]): boolean {
  const options = ['--save-dev', '--save-exact', '--no-audit', '--no-fund']
  return runProgram(['npm', 'install', ...options, ...packages])
}
