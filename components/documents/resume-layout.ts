import type { Located } from './places'
import type { Resume, ResumeEntry, ResumeSection } from './resume-model'
import { ASIDE, BULLET_INDENT, MARGIN, SHEET, SPACE, styles } from './resume-style'
import {
  breakLines,
  type Line,
  linesHeight,
  lineWidth,
  type Span,
  type TextStyle,
  wordIsWider,
} from './text-lines'

export const textLeft = MARGIN.left + ASIDE
const fullWidth = SHEET[0] - MARGIN.left - MARGIN.right
const textWidth = fullWidth - ASIDE
export const columnHeight = SHEET[1] - MARGIN.top - MARGIN.bottom

/** Where the second contact of a line starts, and its address after it, in points. */
const SECOND_CONTACT = 178
const SECOND_LABEL = 54
/** Tried from large to small. */
const NAME_SCALES = [1, 0.9, 0.8, 0.7, 0.6, 0.5]
/** More lines than this may be parted by a page's end. */
const LINES_TOGETHER = 8

/** What stays together on a page. Heights are in points. */
export interface Block {
  kind: 'name' | 'title' | 'contacts' | 'summary' | 'section' | 'heading' | 'line' | 'point'
  lines: Line[]
  aside: Line[]
  height: number
  /** Space above, not at the top of a page. */
  space: number
  /** Must not be the last of its page. */
  keepWithNext: boolean
}

function block(kind: Block['kind'], lines: Line[], more: Partial<Block> = {}): Block {
  const aside = more.aside ?? []
  const height = Math.max(linesHeight(lines), linesHeight(aside))
  return { kind, lines, aside, height, space: 0, keepWithNext: false, ...more }
}

function lines(texts: Located[], style: TextStyle, width: number): Line[] {
  return texts.flatMap((text, i) => {
    const spaced = i < texts.length - 1 ? `${text.text} ` : text.text
    return breakLines([{ ...text, text: spaced, style }], width)
  })
}

/** Two contacts a line, or one where an address is too long for that: label beside address, in line with the text. */
function contactLines(resume: Resume): Line[] {
  const cells = resume.contacts.map(({ label, address, url }) => ({
    label: breakLines([{ ...label, text: `${label.text} `, style: styles.aside }], ASIDE).flat(),
    address: breakLines([{ ...address, text: `${address.text} `, style: styles.link, url }], textWidth),
  }))
  const shift = (line: Line, by: number) => line.map((piece) => ({ ...piece, x: piece.x + by }))
  const fitsTwo = cells.every(
    ({ address }) => address.length < 2 && lineWidth(address[0]) < SECOND_CONTACT - 10,
  )
  if (!fitsTwo) {
    return cells.flatMap(({ label, address }) =>
      address.map((line, i) => [...(i === 0 ? label : []), ...shift(line, ASIDE)]),
    )
  }
  const rows: Line[] = []
  for (const [i, { label, address }] of cells.entries()) {
    const left = i % 2 === 0 ? 0 : ASIDE + SECOND_CONTACT
    const cell = [...shift(label, left), ...shift(address.flat(), left + (left ? SECOND_LABEL : ASIDE))]
    if (left) rows.at(-1)?.push(...cell)
    else rows.push(cell)
  }
  return rows
}

/** A name whose words are too long for a line is set smaller, so that they stay whole. */
function nameStyle(resume: Resume): TextStyle {
  const { name } = styles
  const smaller = NAME_SCALES.map((scale) => ({
    ...name,
    size: name.size * scale,
    leading: name.leading * scale,
    tracking: name.tracking * scale,
  }))
  return smaller.find((style) => !wordIsWider({ ...resume.name, style }, fullWidth)) ?? name
}

function entryBlocks(entry: ResumeEntry, i: number, { entries }: ResumeSection): Block[] {
  const spans = entry.words.map((word): Span => ({ ...word, style: styles[word.role] }))
  const isTight = entry.kind === 'line' && entries[i - 1]?.kind === 'line'
  const isTogether = entries.length <= LINES_TOGETHER && entries.every(({ kind }) => kind === 'line')
  const gap = isTight ? SPACE.line : SPACE.entry
  return [
    block(entry.kind, breakLines(spans, textWidth), {
      aside: lines([entry.aside], styles.aside, ASIDE - 10),
      space: i === 0 ? 0 : gap,
      keepWithNext: entry.points.length > 0 || (isTogether && i < entries.length - 1),
    }),
    ...entry.points.map((point) =>
      block('point', lines([point], styles.text, textWidth - BULLET_INDENT), { space: SPACE.point }),
    ),
  ]
}

function sectionBlocks(section: ResumeSection): Block[] {
  const title = block('section', lines([section.title], styles.section, fullWidth), {
    space: SPACE.section,
    keepWithNext: true,
  })
  title.height += SPACE.afterRule
  return [title, ...section.entries.flatMap((entry, i) => entryBlocks(entry, i, section))]
}

/** @throws when a character has no glyph */
export function blocksOf(resume: Resume): Block[] {
  return [
    block('name', lines([resume.name], nameStyle(resume), fullWidth)),
    block('title', lines([resume.title], styles.title, fullWidth), { space: 2 }),
    block('contacts', contactLines(resume), { space: 7 }),
    block('summary', lines(resume.summary, styles.summary, fullWidth), { space: 10 }),
    ...resume.sections.flatMap(sectionBlocks),
  ]
}

export type Page = { block: Block; top: number }[]

/** Fills pages from the top. A heading never stands alone at the foot of one. */
export function paginate(blocks: readonly Block[]): Page[] {
  const pages: Page[] = [[]]
  let used = 0
  for (let i = 0; i < blocks.length; ) {
    const group: Block[] = []
    do {
      const next = blocks[i++]
      if (next) group.push(next)
    } while (group.at(-1)?.keepWithNext && i < blocks.length)
    const height = group.reduce((sum, { height, space }) => sum + height + space, 0)
    if (used > 0 && used + height > columnHeight) {
      pages.push([])
      used = 0
    }
    for (const one of group) {
      used += used > 0 ? one.space : 0
      pages.at(-1)?.push({ block: one, top: MARGIN.top + used })
      used += one.height
    }
  }
  return pages
}
