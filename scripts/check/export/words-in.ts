import { attribute, elementsOf, textOf } from '../../html'

/** The text of a page in its order, without its scripts and styles. */
export function visibleWords(html: string): string {
  const body = elementsOf(html).find(({ tagName }) => tagName === 'body')
  const wordsOf = (node: Node): string => {
    if ('value' in node) return node.value
    if (!('tagName' in node) || ['script', 'style'].includes(node.tagName)) return ''
    return ('content' in node ? node.content : node).childNodes.map((child) => wordsOf(child)).join('')
  }
  return body ? wordsOf(body) : ''
}

type Node = ReturnType<typeof elementsOf>[number]['childNodes'][number]

/** Every text of a page's structured data. */
export function jsonLdWords(html: string): string {
  return elementsOf(html)
    .filter((element) => attribute(element, 'type') === 'application/ld+json')
    .map((element) => jsonWords(textOf(element)))
    .join('\n')
}

export function jsonWords(json: string): string {
  const stringsIn = (value: unknown): string[] => {
    if (typeof value === 'string') return [value]
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
  }
  return stringsIn(JSON.parse(json)).join('\n')
}

export function markdownWords(markdown: string): string {
  return markdown.replace(/\\(.)/g, '$1')
}

/** Address cards break long lines; the next one then starts with a space. */
export function vcardWords(card: string): string {
  return card.replace(/\r\n /g, '').replace(/\\n/g, '\n').replace(/\\(.)/g, '$1')
}
