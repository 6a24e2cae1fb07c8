import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

/** Plain text for the site, from text that other programs wrote. */

type Node = DefaultTreeAdapterTypes.Node

/** Elements that exports of resume builders use. Other angle brackets, as in `Map<string>`, are the owner's own words. */
const markup = /<\/?(?:p|br|div|span|ul|ol|li|b|i|u|a|em|strong|h[1-6]|script|style|img|iframe|svg)\b[^>]*>/i
const entity = /&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/gi
const blocks = new Set(['p', 'br', 'div', 'ul', 'ol', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const skipped = new Set(['script', 'style', 'iframe', 'svg'])

/** Control characters, halves of characters, and spaces without width; not those that join letters or emoji. */
const invisible = /(?!\n)[\p{Cc}\p{Cs}\u200b\u2060\ufeff]/gu
/** Direction overrides, which show the following letters in another order. */
const directionOverrides = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * Returns a text without HTML, Markdown and invisible characters. Lines stay; the address of a link follows its words.
 *
 * @returns trimmed lines with at most one empty line in a row
 */
export function plainText(text: string): string {
  const words = markup.test(text)
    ? parseFragment(text).childNodes.map(contentOf).join('')
    : text.replace(entity, (sign) => parseFragment(sign).childNodes.map(contentOf).join(''))
  return withoutMarkdown(words.normalize('NFC').replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n'))
    .replace(/\t/g, ' ')
    .replace(invisible, '')
    .replace(directionOverrides, '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Returns a plain text on one line. */
export function oneLine(text: string): string {
  return plainText(text).replace(/\s+/g, ' ')
}

/** Returns whether a value and everything in it is empty, also a text of markup alone. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return plainText(value) === ''
  return !value || (typeof value === 'object' && Object.values(value).every(isEmpty))
}

function contentOf(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value
  if (!('childNodes' in node) || skipped.has(node.nodeName)) return ''
  const inner = node.childNodes.map(contentOf).join('')
  if (node.nodeName === 'li') return `\n• ${inner.trim()}\n`
  if (node.nodeName === 'a' && 'attrs' in node)
    return withAddress(inner, node.attrs.find(({ name }) => name === 'href')?.value)
  return blocks.has(node.nodeName) ? `\n${inner}\n` : inner
}

/** Returns the words of a link with its address, unless the words are the address. */
function withAddress(words: string, href = ''): string {
  if (!/^https?:\/\/\S+$/i.test(href)) return words
  const bare = (address: string) => address.trim().replace(/^https?:\/\/|\/+$/gi, '')
  return bare(words) === bare(href) ? href : `${words} (${href})`
}

function withoutMarkdown(text: string): string {
  return text
    .replace(/(?<!!)\[([^[\]]+)\]\(([^()\s]+)\)/g, (_, words, href) => withAddress(words, href))
    .replace(/^#{1,6} +(?=\p{L})/gmu, '')
    .replace(/\*\*(?=\S)(.+?)(?<=\S)\*\*/g, '$1')
    .replace(/(?<![\w*/])\*(?=[\p{L}\p{N}"'(])([^*\n]*[\p{L}\p{N}.!?)"'])\*(?![\w*/])/gu, '$1')
    .replace(/(?<!\w)__(?!\w+__)(?=\S)(.+?)(?<=\S)__(?!\w)/g, '$1')
    .replace(/(?<![\w_/])_(?=[^\s_])([^_\n]*[^\s_])_(?![\w_])/g, '$1')
    .replace(/`([^`\n]+)`/g, '$1')
}
