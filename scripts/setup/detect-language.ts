import { francAll } from 'franc-min'
import { isTraditional } from '@/app/typst/font-families'
import { collectTexts } from '@/content/schema/texts'

/** Languages that the site is translated to, by their codes of ISO 639-3. */
const translated: Record<string, string> = {
  eng: 'en',
  deu: 'de',
  spa: 'es',
  fra: 'fr',
  por: 'pt-BR',
  pol: 'pl',
  rus: 'ru',
  arb: 'ar',
  hin: 'hi',
  jpn: 'ja',
  kor: 'ko',
  cmn: 'zh-CN',
}
/** Languages that are easily confused with them. */
const similar = 'ita nld swe ces hun ron bos srp tur ind vie ukr bel bul kaz pes urd mar nep'.split(' ')

const candidates = [...Object.keys(translated), ...similar]

/** Letters that only some of the languages in Cyrillic have. */
const exclusions: readonly [letters: RegExp, codes: string[]][] = [
  [/[ыэ]/, ['bul', 'srp', 'bos', 'ukr']],
  [/[іїєґўђјљњћџ]/, ['rus', 'bul']],
]

/** How many letters are needed to be certain. Scripts that few languages use need fewer. */
const LETTERS_NEEDED = { latin: 80, other: 20 }
/** The highest score of the second best language, if the best one scores 1. */
const SECOND_AT_MOST = 0.92
/** From this share of other letters on, a text is not in a Latin script, even if it names many products. */
const SHARE_OF_OTHERS = 0.2

/** Fields whose texts do not show the language: names, and dates, which an import writes in English. */
const withoutLanguage = new Set<PropertyKey>(
  'name company institution organization publisher issuer location skills keywords links url startDate endDate date createdAt'.split(
    ' ',
  ),
)

/** Returns the texts of content or of a source that are in the owner's language. */
export function textsWithLanguage(value: unknown): string[] {
  const texts = collectTexts(value).filter(({ path }) => !path.some((field) => withoutLanguage.has(field)))
  return texts.map(({ text }) => text)
}

/**
 * Detects the language of an owner's texts.
 *
 * @returns a language of `docs/translations`, `en`, or nothing if it is another one or not certain
 */
export function detectLanguage(texts: readonly string[]): string | undefined {
  // Names, addresses and lists of products have no language.
  const all = texts.filter((text) => !/^\S+$/.test(text) || /[^\p{Script=Latin}\P{L}]/u.test(text)).join(' ')
  const isLatin = count(all, /[^\p{Script=Latin}\P{L}]/gu) < SHARE_OF_OTHERS * count(all, /\p{L}/gu)
  const sample = isLatin ? all : all.replace(/\p{Script=Latin}+/gu, ' ')
  if (count(sample, /\p{L}/gu) < LETTERS_NEEDED[isLatin ? 'latin' : 'other']) return undefined
  // The library does not know Hebrew; no other of these languages uses its script.
  if (count(sample, /\p{Script=Hebrew}/gu) > count(sample, /\p{L}/gu) / 2) return 'he'
  const excluded = exclusions.flatMap(([letter, codes]) => (letter.test(sample) ? codes : []))
  const only = candidates.filter((code) => !excluded.includes(code))
  const [[best] = [''], [, second] = ['', 0]] = francAll(sample, { only })
  if (second > SECOND_AT_MOST) return undefined
  // There is no translation in traditional characters.
  return best === 'cmn' && isTraditional(sample) ? undefined : translated[best]
}

function count(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0
}
