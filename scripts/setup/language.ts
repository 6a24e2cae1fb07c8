import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { familiesFor } from '@/app/documents/fonts'
import { collectTexts } from '@/content/schema/content'
import type { Words } from '@/content/schema/words'
import { typefaces } from '@/content/typefaces'
import * as current from '@/content/words'
import { runProgram } from '@/scripts/commands/program'
import { applyChanges } from '@/scripts/content-source/changes'
import { OwnCodeError, withValue } from '@/scripts/content-source/edit'
import { Refusal } from '@/scripts/setup/fields'

// With `/` on every system, because modules are imported from it.
const folder = 'docs/translations'
const typefacesFile = 'content/typefaces.ts'

/** Returns the languages that have a translation, with their English names. */
export function listLanguages(): { value: string; label: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  const files = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''))
  return files.map((value) => ({ value, label: names.of(value) ?? value }))
}

/** Returns the translation for a tag such as "pt" or "de-AT", or for an English name such as "german". */
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
 * Plans the words of the site in a language, which is the current one if there is none (O8). Words that the owner edited are never replaced.
 *
 * @returns the words, and the text that `content/words.ts` gets. Without it the file stays as it is.
 * @throws Refusal if the language has no translation, or words of the owner would be lost
 */
export async function planWords(language?: string): Promise<{ words: Words; source?: string }> {
  if (!language) return { words: current }
  const file = findLanguage(language)
  if (!file) {
    const all = listLanguages().map(({ value }) => value)
    throw new Refusal(`"${language}"`, `has no translation. Choose one of: ${all.join(', ')}.`)
  }
  if (file === currentLanguage()) return { words: current }
  const known = await importWords(currentLanguage() ?? 'en')
  if (!isDeepStrictEqual({ ...current }, { ...known })) {
    const advice = `Copy ${folder}/${file}.ts to content/words.ts, then add yours again.`
    throw new Refusal('content/words.ts', `has words of yours, which a translation would replace. ${advice}`)
  }
  const source = readFileSync(join(folder, `${file}.ts`), 'utf8').replace(/\n\/\*\* The words of .*\n/, '')
  return { words: await importWords(file), source }
}

function importWords(file: string): Promise<Words> {
  return import(`@/${folder}/${file}.ts`)
}

/**
 * Installs the fonts that the resume and the card need, and names them in `content/typefaces.ts`, or prints what to write there.
 *
 * @throws if npm cannot install them. The file then stays as it is.
 */
export function installFonts(content: unknown, words: Words): void {
  const texts = collectTexts([content, { ...words }]).map(({ text }) => text)
  const families = familiesFor(texts, words.language.lang)
  if (families.length === 0) return
  const packages = families.map((family) => `@expo-google-fonts/${family}`)
  console.log(`Installing fonts for the letters of the resume and the card: ${packages.join(', ')}`)
  const options = ['--save-dev', '--save-exact', '--no-audit', '--no-fund']
  if (!runProgram(['npm', 'install', ...options, ...packages]))
    throw new Error('npm could not install them. Check your connection, then run: npm run setup -- --fonts')
  const after = { ...typefaces, more: [...(typefaces.more ?? []), ...families] }
  try {
    const source = withValue(readFileSync(typefacesFile, 'utf8'), 'typefaces', typefaces, after)
    applyChanges('.', new Map([[typefacesFile, source]]))
  } catch (error) {
    if (!(error instanceof OwnCodeError)) throw error
    console.log(`${typefacesFile}: ${error.message}:\n\n${error.parts}`)
  }
}
