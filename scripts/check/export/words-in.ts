import { getDocumentProxy } from 'unpdf'
import { collectTexts } from '@/content/schema/texts'
import { attribute, listElements, textOf } from '@/scripts/build/html'

/** Returns the text of a page. */
export function visibleWords(html: string): string {
  return listElements(html)
    .filter(({ tagName }) => tagName === 'body')
    .map(textOf)
    .join('')
}

/** Returns the texts of a page's structured data. */
export function jsonLdWords(html: string): string {
  return listElements(html)
    .filter((element) => attribute(element, 'type') === 'application/ld+json')
    .map((element) => jsonWords(textOf(element)))
    .join('\n')
}

/** Returns the texts of a JSON document, one per line. */
export function jsonWords(json: string): string {
  return collectTexts(JSON.parse(json))
    .map(({ text }) => text)
    .join('\n')
}

/** Returns Markdown without the backslashes that escape characters. */
export function markdownWords(markdown: string): string {
  return markdown.replace(/\\(.)/g, '$1')
}

/** Returns the texts of a vCard. It folds long lines; a continuation starts with a space. */
export function vcardWords(card: string): string {
  return card.replace(/\r\n /g, '').replace(/\\n/g, '\n').replace(/\\(.)/g, '$1')
}

/** Returns the text of a PDF, line by line, as pdf.js and many recruiting systems extract it. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  // pdf.js detaches the buffer, so it gets a copy.
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const pages = Array.from({ length: pdf.numPages }, async (_, i) => {
    const page = await pdf.getPage(i + 1)
    const { items } = await page.getTextContent({ disableNormalization: true })
    return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
  })
  const texts = await Promise.all(pages)
  await pdf.destroy()
  return texts.join('\n')
}
