import { getDocumentProxy } from 'unpdf'

/**
 * The text of a PDF as pdf.js reads it, and with it many recruiting systems: in the order in which it is drawn, each line
 * in the order in which its letters are read.
 *
 * @returns the text, with a line for each line of the page
 */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  // pdf.js takes the bytes that it is given away from others.
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
