import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { addressOf, hasPhone } from '@/scripts/old-setup/addresses'
import { setOf } from '@/scripts/old-setup/sentences'

/** Plain text for the site, from text that other programs wrote. */

type Node = DefaultTreeAdapterTypes.Node

const blocks =
  setOf(`address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form
  h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section summary table tbody td tfoot th thead tr ul`)
const inline =
  setOf(`a abbr b big br cite code data del dfn em font i img ins kbd label mark q s samp small span strike strong
  sub sup time tt u var wbr`)
const skipped = setOf('script style iframe svg head')
/** Elements that need no closing tag. */
const unclosed = /^(?:br|hr|img|wbr|BR|HR|IMG|p|li|td|th|tr|dt|dd)$/
/** A comment, a tag, or a bracket alone. */
const bracket =
  /<!(?:--(?:(?!<!--)[\s\S])*?--|doctype[^>]*)>|<(?:(\/?)([a-z][a-z\d]*)(?:\s(?:"[^"]*"|'[^']*'|[^<>"'])*)?\/?>)?/gi
/** An ampersand that starts no entity. */
const ampersand = /&(?!(?:#\d+|#x[\da-f]+|[a-z]+\d*);)/gi

/** The mark of an item at the start of a line. A dash or star needs a space. */
export const mark = /[•▪▫‣◦●○■□◆◇∙⁃·‧・･►▶▸➢➤→➔➜➡⇒✓✔✅☑★☆»※\p{Co}]\ufe0f?|(?:[-=]>|-{1,2}|[–—*])(?=\s)/u

/** Control characters, halves of characters, soft hyphens and spaces without width; not those that join letters or emoji. */
const invisible = /(?![\n\t])[\p{Cc}\p{Cs}\u00ad\u200b\u2060\ufeff]/gu
/** Direction overrides, which show the following letters in another order. */
const directionOverrides = /[\u202a-\u202e\u2066-\u2069]/g

/** Returns a text without HTML, Markdown and invisible characters. Lines and their indentation stay; the address of a link follows its words. */
export function plainText(text: string): string {
  // LinkedIn replaces the marks of a list by U+FFFC.
  const areMarks = (text.match(/(?<!\S)\ufffc\s*\S/g)?.length ?? 0) > 1
  const lines = withoutLatex(withoutHtml(text))
    .normalize('NFC')
    .replaceAll('\ufffc', areMarks ? '• ' : ' ')
    .replace(/\r\n?|[\v\f\u2028\u0085]/g, '\n')
    .replace(/\u2029/g, '\n\n')
  return withoutMarkdown(lines)
    .replace(invisible, '')
    .replace(directionOverrides, '')
    .split('\n')
    .map((line) => line.trimEnd().replace(/(?<=\S)\s+/g, ' '))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Returns a plain text on one line. */
export function oneLine(text: string): string {
  return plainText(text.replaceAll('\ufffc', ' ')).replace(/\s+/g, ' ')
}

/** Returns whether a value and everything in it is empty, also a text of markup alone. */
export function isEmpty(value: unknown): boolean {
  // People write a dash or "N/A" into fields that they leave empty.
  if (typeof value === 'string') return /^(?:[-–—]*|n\/a)$/i.test(plainText(value))
  return !value || (typeof value === 'object' && Object.values(value).every(isEmpty))
}

function withoutHtml(text: string): string {
  const closed = new Set([...text.matchAll(bracket)].map(([, slash, name]) => slash && name))
  // Other brackets, as in `Map<string>` or `Stream<A>`, are the owner's own words.
  const isTag = (all: string, slash: string, name = '') =>
    [blocks, inline, skipped].some((names) => names.has(name.toLowerCase())) &&
    (slash || closed.has(name) || unclosed.test(name) || /\s[a-z-]+=/.test(all))
  const html = text
    .replace(ampersand, '&amp;')
    .replace(bracket, (all, slash, name) =>
      all.startsWith('<!') || isTag(all, slash, name) ? all : all.replace('<', '&lt;'),
    )
  return parseFragment(html)
    .childNodes.map((node) => contentOf(node))
    .join('')
}

/** @param isInBlock whether line breaks of the source are spaces */
function contentOf(node: Node, isInBlock = false): string {
  const { nodeName: name } = node
  if (name === '#text' && 'value' in node) return isInBlock ? node.value.replace(/\s+/g, ' ') : node.value
  if (name === 'br') return '\n'
  if (!('childNodes' in node) || skipped.has(name)) return ''
  const isBlock = blocks.has(name)
  const parts = node.childNodes.map((child) => contentOf(child, name !== 'pre' && (isInBlock || isBlock)))
  const inner = isBlock
    ? parts
        .join('')
        .replace(/ *\n */g, '\n')
        .trim()
    : parts.join('')
  if (name === 'a' && 'attrs' in node)
    return withAddress(inner, node.attrs.find((attribute) => attribute.name === 'href')?.value)
  if (name === 'sup') return inner.replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit)))
  if (name === 'li') return `\n• ${inner.replace(/\s*\n\s*/g, '\n\t')}\n`
  return isBlock ? `\n${inner}\n` : inner
}

/** Returns the words of a link and its address, or only the address if the words repeat it. Leaves out addresses except web and mail. */
function withAddress(words: string, href = ''): string {
  const [, mail, page] = /^mailto:([^\s?]+)|^((?:https?:\/\/|www\.)\S+)$/i.exec(href) ?? []
  const address = mail ?? page
  if (!address || hasPhone(address)) return words
  const bare = (text: string) => text.trim().replace(/^https?:\/\/|\/+$/gi, '')
  return !words.trim() || bare(words) === bare(address) ? address : `${words} (${address})`
}

/** Takes the addresses of links, which are in brackets behind their words, out of a plain text. */
export function withoutLinks(text: string): { text: string; links: string[] } {
  const links: string[] = []
  const rest = text.replace(/ \((https?:\/\/(?:[^\s()]|\([^\s()]*\))+)\)/g, (all, href) => {
    if (!addressOf(href)) return all
    links.push(href)
    return ''
  })
  return { text: rest, links }
}

/** Returns the addresses of links that a plain text does not show. */
export function hiddenAddresses(text: string): string[] {
  const inHtml = [...text.matchAll(/<a\s[^<>]*?href=(?<quote>["'])(.*?)\k<quote>/gi)]
  return [...inHtml, ...text.matchAll(linkInMarkdown), ...text.matchAll(linkInLatex)]
    .map(([, , href = '']) => href)
    .filter((href) => !withAddress('', href))
}

const linkInLatex = /\\(\w*href)\{((?:[^{}\\]|\\.)*)\}\{([^{}]*)\}/g
/** A style, such as `\textbf{…}`. */
const styleInLatex = /\\(?:text[a-z]{2}|emph|underline|url|small|large)\{([^{}]*)\}/g

function withoutLatex(text: string): string {
  const escaped = /\\([#&%$_])/g
  const plain = text
    .replace(styleInLatex, '$1')
    .replace(linkInLatex, (_, __, href, words) => withAddress(words, href.replace(escaped, '$1')))
  return plain === text ? text.replace(escaped, '$1') : withoutLatex(plain)
}

const linkInMarkdown = /(?<!!)\[([^[\]]+)\]\(((?:[^()\s]|\([^()\s]*\))+)(?: +"[^"\n]*")?\)/g

function withoutMarkdown(text: string): string {
  return text
    .replace(/!\[([^[\]]*)\]\([^()\s]+\)/g, '$1')
    .replace(linkInMarkdown, (_, words, href) => withAddress(words, href))
    .replace(/^[ \t]*([-–—*_=~])(?:[ \t]*\1){2,}[ \t]*$/gmu, '')
    .replace(/^[ \t]*>+ +(?=\p{L})/gmu, '')
    .replace(/^[ \t]*#{1,6} +(?=\p{L})(.*\S)[ \t]*$/gmu, '\n$1\n')
    .replace(/\*\*(?=\S)([^*]*?\S)\*\*/g, '$1')
    .replace(/(?<![\w*/])\*(?=[\p{L}\p{N}"'(])([^*\n]*[\p{L}\p{N}.!?)"'])\*(?![\w*/])/gu, '$1')
    .replace(/(?<![\w_/])(?!__\w+__)(_{1,2})(?=[^\s_])([^_]*?[^\s_])\1(?![\w_])/g, '$2')
    .replace(/`([^`\n]+)`/g, '$1')
}
