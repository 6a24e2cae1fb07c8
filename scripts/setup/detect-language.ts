import { francAll } from 'franc-min'
import { isTraditional } from '@/app/typst/font-families'
import { collectTexts } from '@/content/schema/texts'
import { setOf } from '@/scripts/setup/sentences'

/** Languages that the site is translated to, by their codes of ISO 639-3. */
const translated = new Map(
  'eng:en deu:de spa:es fra:fr por:pt-BR pol:pl rus:ru arb:ar hin:hi jpn:ja kor:ko cmn:zh-CN'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)
/** Languages that are easily confused with them. */
const similar = 'ita nld swe ces hun ron bos srp tur ind vie ukr bel bul kaz pes urd mar nep'.split(' ')

const candidates = [...translated.keys(), ...similar]

/** Cyrillic letters that rule out some languages. */
const exclusions: readonly [letters: RegExp, codes: string[]][] = [
  [/[ыэ]/, ['bul', 'srp', 'bos', 'ukr']],
  [/[іїєґўђјљњћџ]/, ['rus', 'bul']],
]

/** Frequent words of languages that are easily confused in texts with many names of products. */
const frequentWords: Record<string, string> = {
  eng: 'the and of with for from by to',
  deu: 'und der die das mit für von den zur im bei',
  spa: 'y el los las con una del al',
  fra: 'et les des pour avec une du aux dans le sur par',
  por: 'os com uma em do da para dos',
  pol: 'i w z na do oraz się dla',
  ita: 'il per con una di della nel gli dei',
  nld: 'het van een met voor bij op',
  swe: 'och att för med av till som på',
  ron: 'și cu pentru în din care',
  ces: 'a v na se s pro k o',
  hun: 'a az és egy hogy nem',
  rus: 'в для по из как что и на с',
  bul: 'за от се със да и на с',
  ukr: 'та для з із від і на у',
  bel: 'і ў па з для на',
  srp: 'за са од у је и на',
  bos: 'za sa od u je i na',
}
/** How many frequent words decide, and the required ratio to each similar language. */
const DECISIVE = { words: 5, lead: 1.5 }

/** How many letters are needed to be certain. Scripts that few languages use need fewer. */
const LETTERS_NEEDED = { latin: 80, other: 20 }
/** The highest score of the second best language, if the best one scores 1. */
const SECOND_AT_MOST = 0.92
/** Minimum share of letters of other scripts in a text that is not in Latin script. Low, because it may name many products. */
const SHARE_OF_OTHERS = 0.2

/** Fields whose texts do not show the language: names, and dates, which an import writes in English. */
const withoutLanguage: ReadonlySet<PropertyKey> = setOf(
  'name company institution organization publisher issuer location skills keywords links url startDate endDate date createdAt',
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
  const [[best] = [''], ...others] = francAll(sample, { only })
  const rivals = others.filter(([, score]) => score > SECOND_AT_MOST)
  const found = countFrequent(sample, best)
  const isDecisive =
    found >= DECISIVE.words && rivals.every(([code]) => found >= DECISIVE.lead * countFrequent(sample, code))
  if (rivals.length > 0 && !isDecisive) return undefined
  // There is no translation in traditional characters.
  return best === 'cmn' && isTraditional(sample) ? undefined : translated.get(best)
}

function countFrequent(text: string, code: string): number {
  const frequent = frequentWords[code]?.split(' ') ?? []
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => frequent.includes(word)).length
}

function count(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0
}
