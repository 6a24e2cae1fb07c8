import { resume } from '../../content/words'
import { hasRightToLeft } from '../lib/direction'
import { filled } from '../lib/words'
import { tidy } from './fonts'
import { listed } from './punctuation'
import type { Block } from './resume-layout'
import type { Page } from './resume-pages'
import { hairline, MARGIN, SHEET, styles } from './resume-style'
import type { SourcedText } from './sourced-text'
import type { TaggedPdf } from './tagged-pdf'
import { breakLines, leadingOf } from './text-lines'

/** Draws the pages in reading order, each text under the tag of its role, and the bookmarks. */
export function drawResume(pdf: TaggedPdf, pages: Page[], name: SourcedText): void {
  const open: { section: PDFKit.PDFStructureElement; list: PDFKit.PDFStructureElement | null } = {
    section: pdf.root,
    list: null,
  }
  const bookmarks = { section: pdf.doc.outline }
  for (const [number, page] of pages.entries()) {
    pdf.doc.addPage()
    for (const { block, top } of page) drawBlock(block, top)
    if (pages.length > 1) drawPageNumber(number + 1)
  }

  function drawBlock(block: Block, top: number): void {
    if (block.kind === 'section') {
      open.section = pdf.element(pdf.root, 'Sect')
      drawRule(top)
    }
    const isItem = block.kind === 'point' || block.kind === 'line'
    if (!isItem) open.list = null
    if (isItem && !open.list) open.list = pdf.element(open.section, 'L')
    if (open.list) drawItem(block, top, open.list)
    else drawText(block, top)
  }

  /** A list item: a bullet and its text, or an entry on one line with its date or group as the label. */
  function drawItem(block: Block, top: number, list: PDFKit.PDFStructureElement): void {
    const item = pdf.element(list, 'LI')
    drawLines(block.aside, pdf.element(item, 'Lbl'), block.asideLeft, top)
    drawLines(block.lines, pdf.element(item, 'LBody'), block.left, top)
  }

  function drawText(block: Block, top: number): void {
    const role = { name: 'H1', section: 'H2', heading: 'H3' }[block.kind as string] ?? 'P'
    const textTop = block.kind === 'section' ? top + 7 : top
    const texts = [
      { lines: block.lines, element: pdf.element(open.section, role), left: block.left, top: textTop },
    ]
    if (block.aside.length > 0) {
      texts.push({ lines: block.aside, element: pdf.element(open.section, 'P'), left: block.asideLeft, top })
    }
    // The tags say which comes first. Readers that go by the order of drawing take the gap between two texts of a line for
    // a space only where the second one stands further right.
    texts.sort((a, b) => a.left - b.left)
    for (const { lines, element, left, top } of texts) drawLines(lines, element, left, top)
    addBookmark(block)
  }

  function drawLines(
    lines: Block['lines'],
    element: PDFKit.PDFStructureElement,
    left: number,
    top: number,
  ): void {
    let at = top
    for (const line of lines) {
      pdf.line(element, line, left, at)
      at += leadingOf(line)
    }
  }

  function addBookmark(block: Block): void {
    const words = block.lines
      .flat()
      .map((piece) => piece.runs.map((run) => run.text).join(''))
      .join('')
      .trim()
    if (block.kind === 'name') pdf.doc.outline.addItem(words)
    if (block.kind === 'section') bookmarks.section = pdf.doc.outline.addItem(words, { expanded: true })
    if (block.kind === 'heading') bookmarks.section.addItem(words)
  }

  function drawRule(top: number): void {
    pdf.artifact(() => {
      pdf.doc.lineWidth(0.6).strokeColor(hairline)
      pdf.doc
        .moveTo(MARGIN.left, top)
        .lineTo(SHEET[0] - MARGIN.right, top)
        .stroke()
    })
  }

  function drawPageNumber(number: number): void {
    const place = filled(resume.page, { number, count: pages.length })
    const parts = [tidy(name.text), place]
    // Behind a name in Hebrew or Arabic a page number such as "1 / 3" would be turned around with it. Put first, it keeps
    // its order.
    const isNumberFirst = hasRightToLeft(name.text) && !hasRightToLeft(place)
    const text = listed(isNumberFirst ? parts.toReversed() : parts)
    const [line] = breakLines([{ ...name, text, style: styles.aside }], SHEET[0] - MARGIN.left - MARGIN.right)
    if (line) pdf.artifactLine(line, MARGIN.left, SHEET[1] - 44)
  }
}
