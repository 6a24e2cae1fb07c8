import PDFDocument from 'pdfkit'
import { hasRightToLeft } from '../lib/direction'
import { type FontFile, mainFile } from './fonts'
import { type Line, leadingOf, type Piece } from './text-lines'

type Element = PDFKit.PDFStructureElement

export interface PdfMetadata {
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

/** A PDF in which everything that is drawn is tagged: with its role, or as an artifact, which screen readers pass over. */
export interface TaggedPdf {
  doc: PDFKit.PDFDocument
  /** The root of the structure. */
  root: Element
  /** Adds a structure element, ready to be drawn into. */
  element(parent: Element, type: string): Element
  /** Draws a line of text; its pieces with an address become links. */
  line(element: Element, line: Line, left: number, top: number): void
  /** Draws a line of text that only decorates, such as a page number. */
  artifactLine(line: Line, left: number, top: number): void
  /** Draws what only decorates. */
  artifact(draw: () => void): void
  /** Ends the document. */
  bytes(): Promise<Uint8Array<ArrayBuffer>>
}

/**
 * A text for the metadata. pdfkit writes it twice: into XML, where it calls `toString` and escapes nothing, and into the
 * PDF's own dictionary, where it calls `valueOf` and needs the plain text.
 */
function metadataText(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return Object.assign(Object(text), { toString: () => escaped })
}

/** The baseline of a line, in points from the top of the page: one for all sizes of type in it. */
function baselineOf(line: Line, top: number): number {
  const size = Math.max(...line.map((piece) => piece.span.style.size))
  return top + leadingOf(line) / 2 + size * 0.34
}

export function taggedPdf(metadata: PdfMetadata): TaggedPdf {
  const doc = new PDFDocument({
    size: metadata.size,
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: metadata.lang,
    displayTitle: true,
    // The library knows this subset, its types do not yet.
    subset: 'PDF/UA' as string as PDFKit.Mixins.PDFSubsets,
    // Its default is Helvetica, which cannot be embedded.
    font: Object(mainFile('text').data),
    autoFirstPage: false,
    info: {
      Title: metadataText(metadata.title),
      Author: metadataText(metadata.author),
      Subject: metadataText(metadata.subject),
      Keywords: metadataText(metadata.keywords),
      CreationDate: new Date(`${metadata.date}T00:00:00Z`),
      ModDate: new Date(`${metadata.date}T00:00:00Z`),
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

  // Registered from its bytes, not as the opened font that the cards share. fontkit keeps each glyph with the characters
  // that it was first asked for. The cards draw outlines, which asks for the components of letters without characters:
  // text that was set in those glyphs later could not be copied or searched.
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
        // With a list of features, even an empty one, pdfkit sets the run as a whole and not word by word from the left.
        ...(hasRightToLeft(run.text) && { features: [] }),
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
      // Not later: pdfkit takes the current page as the link's page when the element ends.
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
