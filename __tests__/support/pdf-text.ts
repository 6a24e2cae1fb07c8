import { getDocumentProxy } from 'unpdf'

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
