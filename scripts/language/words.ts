import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Words } from '@/content/schema/words'
import * as current from '@/content/words'

// With `/` on every system, because modules are imported from it.
const folder = 'docs/translations'
const unchanged = 'No files were changed.'

/** Returns the languages that have a translation, with their English names. */
export function listLanguages(): { value: string; label: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  const files = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''))
  return files.map((value) => ({ value, label: names.of(value) ?? value }))
}

/** Returns the translation for a tag, such as "pt" or "de-AT", or a name, such as "german". */
export function findLanguage(language: string): string | undefined {
  const wanted = language.toLowerCase()
  const [primary] = wanted.split('-')
  const languages = listLanguages()
  const found =
    languages.find(({ value }) => value.toLowerCase() === wanted) ??
    languages.find(({ value }) => value.split('-')[0] === primary) ??
    languages.find(({ label }) => label.toLowerCase().split(' ').includes(wanted))
  return found?.value
}

/** Returns the translation that `content/words.ts` is, unless the owner wrote another one. */
export function currentLanguage(): string | undefined {
  return findLanguage(current.language.lang)
}

/**
 * Plans the words of the site in a language, by default the current one (O8). Words that the owner
 * edited are never replaced.
 *
 * @returns the words, and the new text of `content/words.ts`, if it changes
 * @throws if the language has no translation, or words of the owner would be lost
 */
export async function planWords(language?: string): Promise<{ words: Words; source?: string }> {
  if (!language) return { words: current }
  const file = findLanguage(language)
  if (!file) {
    const all = listLanguages().map(({ value }) => value)
    throw new Error(`"${language}" has no translation. Choose one of: ${all.join(', ')}.\n${unchanged}`)
  }
  if (file === currentLanguage()) return { words: current }
  const known = await importWords(currentLanguage() ?? 'en')
  if (!isDeepStrictEqual({ ...current }, { ...known })) {
    const advice = `Copy ${folder}/${file}.ts to content/words.ts, then add yours again.`
    const problem = 'content/words.ts has words of yours, which a translation would replace.'
    throw new Error(`${problem} ${advice}\n${unchanged}`)
  }
  const source = readFileSync(join(folder, `${file}.ts`), 'utf8').replace(/\n\/\*\* The words of .*\n/, '')
  return { words: await importWords(file), source }
}

function importWords(file: string): Promise<Words> {
  return import(`@/${folder}/${file}.ts`)
}
