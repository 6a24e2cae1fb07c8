import { inflateSync } from 'node:zlib'
import { hasRightToLeft } from '../../components/lib/direction'

/**
 * The text of a PDF as the build writes it (plain objects, deflated streams, fonts with a table of letters), in the order
 * in which it is drawn: what a simple extractor of a recruiting system sees.
 *
 * @returns the text; a new line for each new height on the page
 */
export function pdfText(bytes: Uint8Array): string {
  const objects = objectsOf(Buffer.from(bytes).toString('latin1'))
  const letters = new Map<string, Map<string, string>>()
  for (const { body } of objects.values()) {
    for (const [, name, id] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(id))?.body ?? '')?.[1]
      const stream = objects.get(Number(table))?.stream
      if (name && stream) letters.set(name, lettersOf(stream))
    }
  }
  return [...objects.values()]
    .flatMap(({ body }) => (body.includes('/Type /Page\n') ? [/\/Contents (\d+) 0 R/.exec(body)?.[1]] : []))
    .map((id) => pageText(objects.get(Number(id))?.stream ?? '', letters))
    .join('\n')
}

interface PdfObject {
  body: string
  stream: string
}

function objectsOf(file: string): Map<number, PdfObject> {
  const objects = new Map<number, PdfObject>()
  const starts = /(?:^|\n)(\d+) 0 obj\n/g
  for (let found = starts.exec(file); found; found = starts.exec(file)) {
    const from = starts.lastIndex
    const end = file.indexOf('endobj', from)
    const streamStart = file.indexOf('stream\n', from)
    const hasStream = streamStart !== -1 && streamStart < end
    const body = file.slice(from, hasStream ? streamStart : end)
    let stream = ''
    if (hasStream) {
      const start = streamStart + 'stream\n'.length
      const length = Number(/\/Length (\d+)/.exec(body)?.[1] ?? 0)
      const raw = file.slice(start, start + length)
      stream = body.includes('/FlateDecode')
        ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1')
        : raw
      starts.lastIndex = start + length
    }
    objects.set(Number(found[1]), { body, stream })
  }
  return objects
}

/** Glyph number to text, from a `ToUnicode` table. */
function lettersOf(table: string): Map<string, string> {
  const letters = new Map<string, string>()
  for (const [, first = '', list = ''] of table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[(.*?)\]/gs)) {
    for (const [i, [, codes = '']] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries()) {
      const glyph = (Number.parseInt(first, 16) + i).toString(16).padStart(4, '0')
      const units = codes.split(' ').map((code) => Number.parseInt(code, 16))
      letters.set(glyph, String.fromCharCode(...units))
    }
  }
  return letters
}

function pageText(content: string, letters: Map<string, Map<string, string>>): string {
  let text = ''
  let font = new Map<string, string>()
  let height = ''
  for (const [, y, name, shown] of content.matchAll(
    /1 0 0 1 [\d.-]+ ([\d.-]+) Tm|\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g,
  )) {
    if (y !== undefined) {
      if (height && y !== height) text = `${text.trimEnd()}\n`
      height = y
    } else if (name) font = letters.get(name) ?? new Map()
    else {
      const glyphs = [...(shown ?? '').matchAll(/<([0-9a-f]+)>/g)].flatMap(
        ([, hex]) => hex?.match(/.{4}/g) ?? [],
      )
      text += inReadingOrder(glyphs.map((glyph) => font.get(glyph) ?? '\uFFFD')).join('')
    }
  }
  return text
}

/** Right-to-left words are stored in the order in which they are drawn: last letter first. */
function inReadingOrder(letters: string[]): string[] {
  return hasRightToLeft(letters.join('')) ? letters.toReversed() : letters
}
