import { findIcon } from '@/content/schema/icons'
import { joinTexts, sentences } from '@/scripts/setup/sentences'

/** The techniques of a job, where a text lists them. */

const labels =
  `tech stack|technical stack|tech|technology|technologies|technologies used|stack|tools|tools used|tools and technologies|
built with|tech used|environment|key skills|skills used|techniques|technologien|technologie|technik|werkzeuge|eingesetzte technologien|
technologies utilisées|env\\.? technique|outils|environnement technique|tecnologías|tecnologías utilizadas|herramientas|tecnologias|ferramentas|
tecnologie|strumenti|technologieën|tekniker|teknologier|technologie|narzędzia|технологии|стек|инструменты|технології|تقنيات|التقنيات|
טכנולוגיות|तकनीक|技術|使用技術|開発環境|技术栈|技术|使用技术|기술|기술 스택|사용 기술`.replace(/\n/g, '')
/** "Technologies: React, Go" as a line, or after a sentence. */
const labelled = new RegExp(`(?:^|(?<=[.!?。]\\s*))(?:${labels})\\s*[:：]\\s*`, 'iu')
/** A text that starts with such a label. */
export const startLabel = new RegExp(`^(?:${labels})\\s*[:：]`, 'iu')
/** The longest name of a technique, in characters and words. */
const TECHNIQUE = { length: 30, words: 4 }

/** Returns whether a text is short enough to be the name of a technique, and is no sentence. */
export function isTechnique(text: string): boolean {
  return (
    text.length <= TECHNIQUE.length && text.split(' ').length <= TECHNIQUE.words && !/[.!?:]\s/.test(text)
  )
}

/** Splits "Kafka and Kubernetes", but no name that contains such a word. */
function lastTwo(item: string): string[] {
  const both = item.split(/\s+(?:and|und|et|y|e|i|en|и|&)\s+/)
  return both.every((name) => findIcon(name)) ? both : [item]
}

/** Takes the sentences "Technologies: …" out of a text. */
function takeLabelled(text: string): [stack: string[], rest: string] {
  const label = labelled.exec(text)
  const list = label ? text.slice(label.index + label[0].length) : ''
  const [sentence = ''] = (sentences(list)[0] ?? '').split(/(?<=\p{L}{2}\.)\s(?=\d)/u)
  const items = sentence
    .split(/\s*[,;|·•、，]\s*(?![^()（）]*[)）])/u)
    .map((item) => item.replace(/[.。]$/u, '').trim())
    .map((item) => item.replace(/^(?:and|or|und|oder|et|ou|y|o|e|i|en|og|och|и|&)\s+/iu, ''))
    .filter((item) => !/^(?:etc|usw|ecc|itp|itd|и др|more|others|[.…]*)\.*$/iu.test(item))
    .flatMap(lastTwo)
    .filter(Boolean)
  // Names of techniques have capitals or digits, or are known.
  const hasName = items.some((item) => /[\p{Lu}\p{Lo}\d]/u.test(item) || findIcon(item))
  if (!label || !hasName || !items.every(isTechnique)) return [[], text]
  const [more, rest] = takeLabelled(list.slice(sentence.length).trim())
  return [[...items, ...more], joinTexts(text.slice(0, label.index).trim(), rest).trim()]
}

/** A run of at least so many names at the end of a list of longer points is a stack. */
const STACK_RUN = 3

/** Takes the techniques out of the points of a job: labelled ones, and a run of names at the end. */
export function takeStack(points: readonly string[]): [stack: string[], rest: string[]] {
  const taken = points.map(takeLabelled)
  const stack = taken.flatMap(([items]) => items)
  const rest = taken.map(([, text]) => text).filter(Boolean)
  const isName = (point: string) =>
    point.length <= 20 && point.split(' ').length <= 2 && /^[\p{Script=Latin}\d .+#/-]+$/u.test(point)
  const start = rest.findLastIndex((point) => !isName(point)) + 1
  const run = rest.slice(start)
  const isStack =
    start > 0 && run.length >= STACK_RUN && run.filter((name) => findIcon(name)).length > run.length / 2
  return isStack ? [[...stack, ...run], rest.slice(0, start)] : [stack, rest]
}
