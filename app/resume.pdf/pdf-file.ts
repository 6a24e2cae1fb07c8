/**
 * Whether a file is whole enough to be opened as a PDF: its beginning and end, the table or stream of objects that its
 * end points to, and the catalogue of its pages. What stands on the pages is not looked at.
 *
 * @returns what is wrong, in a sentence, or nothing
 */
export function pdfFault(bytes: Buffer): string | undefined {
  // Readers look for both marks within the first and last kilobyte.
  const text = bytes.toString('latin1')
  const header = text.slice(0, 1024).indexOf('%PDF-')
  if (header === -1) return 'is not a PDF.'
  // A file that was changed has an end for each change; the last one counts.
  const end = [...text.slice(-1024).matchAll(/startxref\s+(\d+)\s+%%EOF/g)].at(-1)
  if (!end) return 'is not whole: its end is missing.'
  const start = header + Number(end[1])
  const table = text.slice(start, start + 64).trimStart()
  const isTable = table.startsWith('xref')
  const isStream = /^\d+\s+\d+\s+obj\b/.test(table)
  if (!isTable && !isStream) return 'is damaged: its table of objects is not where its end says.'
  const trailer = text.slice(start)
  if (!/\/Root\s+\d+\s+\d+\s+R/.test(trailer)) return 'is damaged: it has no catalogue of its pages.'
  return undefined
}
