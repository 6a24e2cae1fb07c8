import { collectTexts } from '@/content/schema/texts'
import { setOf } from '@/scripts/old-setup/sentences'

/** Letters that show the language of a text. Japanese and Korean texts also have Chinese characters. */
const letters: readonly [language: string, letter: RegExp][] = [
  ['he', /\p{Script=Hebrew}/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh-CN', /\p{Script=Han}/gu],
]
/** How many of them are needed, and their minimum share of all letters. It is low, because a text may name many products. */
const LETTERS = { count: 10, share: 0.1 }

/** Frequent words of the other languages of `docs/translations`. */
const frequentWords: Record<string, string> = {
  en: 'the and of with for from by to in that is as i',
  de: 'und der die das mit für von den zur im bei ich eine zu auf',
  es: 'y el los las con una del al en la de que se para por un mi',
  fr: 'et les des pour avec une du aux dans le sur par de la je à un en sont',
  'pt-BR': 'e os com uma em do da para dos de que o as um no na por',
  pl: 'i w z na do oraz się dla który jest od o',
  ru: 'и в для по из как что на с который я от',
  ar: 'في من على إلى عن مع أن التي و',
  hi: 'में और का की के से है हूँ',
}
/** Frequent words of languages that are easily confused with them. */
const otherWords: Record<string, string> = {
  it: 'e il per con una di della nel gli dei che la un si lo mi',
  nl: 'en het van een met voor bij op de ik die dat',
  gl: 'e o en un unha na da do cos coa',
  ca: 'i de la els amb per una del que en al',
  ro: 'și cu pentru în din care de la o',
  sv: 'och att för med av till som på en är',
  da: 'og med af til som på er det',
  cs: 'a v na se s pro k o i do z',
  hr: 'i u za na od je sa se da',
  uk: 'і й у ў на та з із від що який є',
  bg: 'и за на от се със да е са',
  sr: 'и у за на од је са се да',
  fa: 'و در از به را که با این است من',
}
/** How many frequent words a text needs, their minimum share of all words, and how many times as many as of any other language. */
const DECISIVE = { count: 2, share: 0.05, lead: 1.2 }
/** How many letters a text needs whose script does not show the language. */
const TEXT_LENGTH = 50

/** Fields whose texts do not show the language: names, and dates, which an import writes in English. */
const withoutLanguage: ReadonlySet<PropertyKey> = setOf(
  'name company institution organization publisher issuer location skills keywords links url startDate endDate date createdAt',
)

/** Returns the texts of content or of a source that are in the owner's language. */
export function textsWithLanguage(value: unknown): string[] {
  const texts = collectTexts(value).filter(({ path }) => !path.some((field) => withoutLanguage.has(field)))
  return texts.map(({ text }) => text)
}

/** Returns the language of an owner's texts: one of `docs/translations`, or `en`. Returns nothing if it is not certain. */
export function detectLanguage(texts: readonly string[]): string | undefined {
  // Names, addresses and lists of products have no language.
  const sample = texts.filter((text) => /\s/.test(text) || /[^\p{Script=Latin}\P{L}]/u.test(text)).join(' ')
  const length = count(sample, /\p{L}/gu)
  const needed = Math.max(LETTERS.count, LETTERS.share * length)
  const [found] = letters.find(([, letter]) => count(sample, letter) >= needed) ?? []
  // There is no translation in traditional characters.
  if (found) return found
  const words = sample.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  const [[best, most] = ['', 0] as const, [, second] = ['', 0] as const] = Object.entries({
    ...frequentWords,
    ...otherWords,
  })
    .map(([language, frequent]) => [language, countIn(words, setOf(frequent))] as const)
    .toSorted(([, a], [, b]) => b - a)
  const decisive = Math.max(DECISIVE.count, DECISIVE.share * words.length, DECISIVE.lead * second)
  return length >= TEXT_LENGTH && most >= decisive && best in frequentWords ? best : undefined
}

function countIn(words: readonly string[], frequent: ReadonlySet<string>): number {
  return words.filter((word) => frequent.has(word)).length
}

function count(text: string, letter: RegExp): number {
  return text.match(letter)?.length ?? 0
}
