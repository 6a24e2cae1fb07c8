import { findIcon } from '@/content/schema/icons'
import { isItem, itemsIn, joinTexts, sentences } from '@/scripts/old-setup/sentences'

/** Finds the techniques that the text of a job lists. */

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

/** Returns whether a text is short enough for the name of a technique, and is not a sentence. */
export function isTechnique(text: string): boolean {
  return (
    text.length <= TECHNIQUE.length && text.split(' ').length <= TECHNIQUE.words && !/[.!?:]\s/.test(text)
  )
}

/** Takes the sentences "Technologies: …" out of a text. */
function takeLabelled(text: string): [stack: string[], rest: string] {
  const label = labelled.exec(text)
  const list = label ? text.slice(label.index + label[0].length) : ''
  const [sentence = ''] = sentences(list)
  const items = itemsIn(sentence.replace(/[.。]$/u, ''))
    .map((item) => item.replace(/^(?:and|or|und|oder|et|ou|y|o|e|i|en|og|och|и|&)\s+/iu, ''))
    .filter(isItem)
    .flatMap((item) => {
      const both = item.split(/\s+(?:and|und|et|y|e|i|en|и|&)\s+/)
      return both.every((name) => findIcon(name)) ? both : item
    })
  // Names of techniques have capitals or digits, or are known.
  const hasName = items.some((item) => /[\p{Lu}\p{Lo}\d]/u.test(item) || findIcon(item))
  if (!label || !hasName || !items.every(isTechnique)) return [[], text]
  const [more, rest] = takeLabelled(list.slice(sentence.length).trim())
  return [[...items, ...more], joinTexts(text.slice(0, label.index).trim(), rest).trim()]
}

/** Takes the techniques that a label such as "Technologies:" lists out of texts. */
export function takeStack(texts: readonly string[]): [stack: string[], rest: string[]] {
  const taken = texts.map(takeLabelled)
  return [taken.flatMap(([items]) => items), taken.map(([, text]) => text).filter(Boolean)]
}
