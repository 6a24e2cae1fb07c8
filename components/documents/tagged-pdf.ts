import PDFDocument from 'pdfkit'
import { type FontFile, mainFile } from './fonts'
import { type Line, leadingOf, type Piece } from './text-lines'

type Element = PDFKit.PDFStructureElement

export interface PdfFacts {
  title: string
  author: string
  subject: string
  keywords: string
  /** The document's language, such as `en`. */
  lang: string
  /** `YYYY-MM-DD` */
  date: string
  /** Width and height in points. */
  size: [number, number]
}

/** A PDF in which every mark is tagged: with its role, or as an artifact. */
export interface TaggedPdf {
  doc: PDFKit.PDFDocument
  /** The root of the structure. */
  root: Element
  /** Adds a structure element, ready to be drawn into. */
  element(parent: Element, type: string): Element
  /** Draws a line of text; parts with an address become links. */
  line(element: Element, line: Line, left: number, top: number): void
  /** Draws a line of text that only decorates, such as a page number. */
  artifactLine(line: Line, left: number, top: number): void
  /** Draws what only decorates. */
  artifact(draw: () => void): void
  /** Ends the document. */
  bytes(): Promise<Uint8Array<ArrayBuffer>>
}

/**
 * Text for the document's facts. The library writes these into XML unescaped by way of `toString`, and into the
 * document itself by way of `valueOf`.
 */
function factText(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return Object.assign(Object(text), { toString: () => escaped })
}

/** Styles of different sizes on one line stand on one baseline. */
function baselineOf(line: Line, top: number): number {
  const size = Math.max(...line.map((piece) => piece.span.style.size))
  return top + leadingOf(line) / 2 + size * 0.34
}

export function taggedPdf(facts: PdfFacts): TaggedPdf {
  const doc = new PDFDocument({
    size: facts.size,
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: facts.lang,
    displayTitle: true,
    // The library knows this subset, its types do not yet.
    subset: 'PDF/UA' as string as PDFKit.Mixins.PDFSubsets,
    // Its default is Helvetica, which cannot be embedded.
    font: Object(mainFile('text').data),
    autoFirstPage: false,
    info: {
      Title: factText(facts.title),
      Author: factText(facts.author),
      Subject: factText(facts.subject),
      Keywords: factText(facts.keywords),
      CreationDate: new Date(`${facts.date}T00:00:00Z`),
      ModDate: new Date(`${facts.date}T00:00:00Z`),
    },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  const root = doc.struct('Document')
  doc.addStructure(root)

  const element = (parent: Element, type: string): Element => {
    const child = doc.struct(type)
    parent.add(child)
    return child
  }

  // From its bytes: a font keeps the letters of each glyph as they were when it was first asked for, and drawing an
  // outline asks for parts of letters without any. In a font shared with the cards such glyphs would say nothing.
  const registered = new Set<FontFile>()
  const setFont = (file: FontFile): void => {
    if (!registered.has(file)) doc.registerFont(file.name, Object(file.data))
    registered.add(file)
    doc.font(file.name)
  }

  const drawPiece = ({ span, runs, x }: Piece, left: number, baseline: number): void => {
    const { size, color } = span.style
    let at = left + x
    for (const run of runs) {
      setFont(run.file)
      doc.fontSize(size).fillColor(color)
      doc.text(run.drawn, at, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        characterSpacing: run.tracking,
      })
      at += run.width
    }
  }

  const line = (parent: Element, pieces: Line, left: number, top: number): void => {
    for (const piece of pieces) {
      const { span, x, width } = piece
      const { size } = span.style
      const baseline = baselineOf(pieces, top)
      const draw = () => drawPiece(piece, left, baseline)
      if (!span.url) {
        parent.add(draw)
        continue
      }
      const link = element(parent, 'Link')
      link.add(draw)
      const target = { structParent: link, Contents: Object(span.url) }
      doc.link(left + x, baseline - size * 0.8, width, size * 1.05, span.url, target)
      // At once: the library notes the page of a link when its element ends.
      link.end()
    }
  }

  const artifact = (draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void => {
    doc.markContent('Artifact', { type })
    draw()
    doc.endMarkedContent()
  }

  return {
    doc,
    root,
    element,
    line,
    artifact,
    artifactLine(pieces, left, top) {
      artifact(() => {
        for (const piece of pieces) drawPiece(piece, left, baselineOf(pieces, top))
      }, 'Pagination')
    },
    async bytes() {
      root.end()
      doc.end()
      await ended
      return new Uint8Array(Buffer.concat(chunks))
    },
  }
}
