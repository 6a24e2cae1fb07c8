import { language } from '../../content/words'
import { directionOf } from './direction'
import { tidy } from './fonts'
import { fixed, type Located } from './places'
import type { Resume, ResumeEntry, ResumeSection } from './resume-model'
import { ASIDE, BULLET_INDENT, MARGIN, SHEET, SPACE, styles } from './resume-style'
import {
  breakLines,
  type Line,
  leadingOf,
  linesHeight,
  lineWidth,
  type Side,
  type Span,
  type TextStyle,
  wordIsWider,
} from './text-lines'

const textLeft = MARGIN.left + ASIDE
const fullWidth = SHEET[0] - MARGIN.left - MARGIN.right
const textWidth = fullWidth - ASIDE
const columnHeight = SHEET[1] - MARGIN.top - MARGIN.bottom

/** Where the second contact of a line starts, and its address after it, in points. */
const SECOND_CONTACT = 178
const SECOND_LABEL = 54
/** Tried from large to small. */
const NAME_SCALES = [1, 0.9, 0.8, 0.7, 0.6, 0.5]
/** More lines than this may be parted by a page's end. */
const LINES_TOGETHER = 8

/** What stays together on a page. Measures are in points. */
export interface Block {
  kind: 'name' | 'title' | 'contacts' | 'summary' | 'section' | 'heading' | 'line' | 'point'
  lines: Line[]
  left: number
  /** What stands beside it: dates, the name of a group, a bullet. */
  aside: Line[]
  asideLeft: number
  height: number
  /** Space above, not at the top of a page. */
  space: number
  /** Must not be the last of its page. */
  keepWithNext: boolean
}

/** A column of the sheet. */
interface Column {
  left: number
  width: number
}

const columns = {
  full: { left: MARGIN.left, width: fullWidth },
  text: { left: textLeft, width: textWidth },
  point: { left: textLeft + BULLET_INDENT, width: textWidth - BULLET_INDENT },
  bullet: { left: textLeft, width: BULLET_INDENT },
  aside: { left: MARGIN.left, width: ASIDE - 10 },
} satisfies Record<string, Column>

/** Sets texts on one side of the sheet: a resume that is read from right to left is turned around. */
function setter(side: Side) {
  const leftOf = ({ left, width }: Column) => (side === 'left' ? left : SHEET[0] - left - width)
  const set = (texts: Located[], style: TextStyle, { width }: Column): Line[] =>
    texts.flatMap((text, i) => {
      const spaced = i < texts.length - 1 ? `${text.text} ` : text.text
      return breakLines([{ ...text, text: spaced, style }], width, side)
    })
  const block = (
    kind: Block['kind'],
    column: Column,
    lines: Line[],
    more: Partial<Block> & { beside?: Column } = {},
  ): Block => {
    const { beside = columns.aside, aside = [], ...rest } = more
    const height = Math.max(linesHeight(lines), linesHeight(aside))
    const places = { left: leftOf(column), asideLeft: leftOf(beside) }
    return { kind, lines, aside, height, space: 0, keepWithNext: false, ...places, ...rest }
  }
  return { side, set, block }
}

type Setter = ReturnType<typeof setter>

/** Two contacts a line, or one where an address is too long for that: label beside address, in line with the text. */
function contactLines(resume: Resume, side: Side): Line[] {
  const cells = resume.contacts.map(({ label, address, url }) => ({
    label: breakLines([{ ...label, text: `${label.text} `, style: styles.aside }], ASIDE).flat(),
    address: breakLines([{ ...address, text: `${address.text} `, style: styles.link, url }], textWidth),
  }))
  const shift = (line: Line, by: number) => line.map((piece) => ({ ...piece, x: piece.x + by }))
  const turned = (line: Line): Line =>
    side === 'left' ? line : line.map((piece) => ({ ...piece, x: fullWidth - piece.x - piece.width }))
  const fitsTwo = cells.every(
    ({ address }) => address.length < 2 && lineWidth(address[0]) < SECOND_CONTACT - 10,
  )
  if (!fitsTwo) {
    return cells
      .flatMap(({ label, address }) =>
        address.map((line, i) => [...(i === 0 ? label : []), ...shift(line, ASIDE)]),
      )
      .map(turned)
  }
  const rows: Line[] = []
  for (const [i, { label, address }] of cells.entries()) {
    const left = i % 2 === 0 ? 0 : ASIDE + SECOND_CONTACT
    const cell = [...shift(label, left), ...shift(address.flat(), left + (left ? SECOND_LABEL : ASIDE))]
    if (left) rows.at(-1)?.push(...cell)
    else rows.push(cell)
  }
  return rows.map(turned)
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

/** What no font has may leave a word empty: then the comma before the next one goes too. */
function settable(words: ResumeEntry['words']): Span[] {
  const spans = words.map((word): Span => ({ ...word, text: tidy(word.text), style: styles[word.role] }))
  const first = spans.findIndex((span) => /[^\s,]/.test(span.text))
  return spans
    .slice(Math.max(0, first))
    .map((span, i) => (i === 0 ? { ...span, text: span.text.replace(/^[\s,]+/, '') } : span))
}

function entryBlocks(entry: ResumeEntry, i: number, { entries }: ResumeSection, setter: Setter): Block[] {
  const { side, set, block } = setter
  const isTight = entry.kind === 'line' && entries[i - 1]?.kind === 'line'
  const isTogether = entries.length <= LINES_TOGETHER && entries.every(({ kind }) => kind === 'line')
  const gap = isTight ? SPACE.line : SPACE.entry
  const bullet = breakLines([{ ...fixed('• '), style: styles.link }], BULLET_INDENT, side)
  return [
    block(entry.kind, columns.text, breakLines(settable(entry.words), textWidth, side), {
      aside: set([entry.aside], styles.aside, columns.aside),
      space: i === 0 ? 0 : gap,
      keepWithNext: entry.points.length > 0 || (isTogether && i < entries.length - 1),
    }),
    ...entry.points.map((point) =>
      block('point', columns.point, set([point], styles.text, columns.point), {
        aside: bullet,
        beside: columns.bullet,
        space: SPACE.point,
      }),
    ),
  ]
}

function sectionBlocks(section: ResumeSection, setter: Setter): Block[] {
  const { set, block } = setter
  const title = block('section', columns.full, set([section.title], styles.section, columns.full), {
    space: SPACE.section,
    keepWithNext: true,
  })
  title.height += SPACE.afterRule
  return [title, ...section.entries.flatMap((entry, i) => entryBlocks(entry, i, section, setter))]
}

/** The side a resume is read from: that of its language, or of its sentence about the person. */
function sideOf({ summary, title }: Resume): Side {
  const told = summary[0]?.text || title?.text || ''
  return language.dir === 'rtl' || directionOf(told) === 'rtl' ? 'right' : 'left'
}

export function blocksOf(resume: Resume): Block[] {
  const one = setter(sideOf(resume))
  const { set, block } = one
  const { full } = columns
  return [
    block('name', full, set([resume.name], nameStyle(resume), full)),
    block('title', full, set(resume.title ? [resume.title] : [], styles.title, full), { space: 2 }),
    block('contacts', full, contactLines(resume, one.side), { space: 7 }),
    block('summary', full, set(resume.summary, styles.summary, full), { space: 10 }),
    ...resume.sections.flatMap((section) => sectionBlocks(section, one)),
  ].filter(({ kind, lines }) => kind === 'section' || lines.some((line) => line.length > 0))
}

export type Page = { block: Block; top: number }[]

/** Fills pages from the top. A heading never stands alone at the foot of one. */
export function paginate(blocks: readonly Block[]): Page[] {
  const pages: Page[] = [[]]
  let used = 0
  const put = (one: Block) => {
    used += used > 0 ? one.space : 0
    pages.at(-1)?.push({ block: one, top: MARGIN.top + used })
    used += one.height
  }
  const whole = blocks.flatMap(parted)
  for (let i = 0; i < whole.length; ) {
    const group: Block[] = []
    do {
      const next = whole[i++]
      if (next) group.push(next)
    } while (group.at(-1)?.keepWithNext && i < whole.length)
    // What would fill more than a page cannot stay together.
    for (const together of heightOf(group) > columnHeight ? group.map((one) => [one]) : [group]) {
      if (used > 0 && used + heightOf(together) > columnHeight) {
        pages.push([])
        used = 0
      }
      together.forEach(put)
    }
  }
  return pages
}

function heightOf(group: readonly Block[]): number {
  return group.reduce((sum, { height, space }) => sum + height + space, 0)
}

/** A text longer than a page goes on on the next one. */
function parted(block: Block): Block[] {
  if (block.height <= columnHeight) return [block]
  const parts: Block[] = []
  for (const line of block.lines) {
    const last = parts.at(-1)
    const height = leadingOf(line)
    if (last && last.height + height <= columnHeight / 2) {
      last.lines.push(line)
      last.height += height
    } else parts.push({ ...block, lines: [line], height, aside: last ? [] : block.aside, space: 0 })
  }
  return parts
}
