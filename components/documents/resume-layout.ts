import { language } from '../../content/words'
import { directionOf } from '../lib/direction'
import { tidy } from './fonts'
import { separator } from './punctuation'
import type { Resume, ResumeEntry, ResumeSection } from './resume-model'
import { ASIDE, BULLET_INDENT, MARGIN, SHEET, SPACE, styles } from './resume-style'
import { fixed, type SourcedText } from './sourced-text'
import {
  breakLines,
  type Line,
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

/** Where the second contact of a line starts, and its address after it, in points. */
const SECOND_CONTACT = 178
const SECOND_LABEL = 54
/** Sizes of the name as parts of its full one, tried from large to small. */
const NAME_SCALES = [1, 0.9, 0.8, 0.7, 0.6, 0.5]
/** A section of at most this many entries, each on one line, is never divided between two pages. */
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

/** How texts become lines and blocks, for a resume that is read from the left or from the right: there all columns change sides. */
function typesetter(side: Side) {
  const leftOf = ({ left, width }: Column) => (side === 'left' ? left : SHEET[0] - left - width)
  const set = (texts: SourcedText[], style: TextStyle, { width }: Column): Line[] =>
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

type Typesetter = ReturnType<typeof typesetter>

/** Two contacts a line, or one where a label or an address is too long for that: label beside address, in line with the text. */
function contactLines(resume: Resume, side: Side): Line[] {
  const cells = resume.contacts.map(({ label, address, url }) => ({
    label: breakLines([{ ...label, text: `${label.text} `, style: styles.aside }], ASIDE),
    address: breakLines([{ ...address, text: `${address.text} `, style: styles.link, url }], textWidth),
  }))
  const shift = (line: Line, by: number) => line.map((piece) => ({ ...piece, x: piece.x + by }))
  const turned = (line: Line): Line =>
    side === 'left' ? line : line.map((piece) => ({ ...piece, x: fullWidth - piece.x - piece.width }))
  const fitsTwo = cells.every(
    ({ label, address }, i) =>
      label.length < 2 &&
      address.length < 2 &&
      lineWidth(address[0]) < SECOND_CONTACT - 10 &&
      (i % 2 === 0 || lineWidth(label[0]) <= SECOND_LABEL),
  )
  if (!fitsTwo) {
    return cells
      .flatMap(({ label, address }) =>
        Array.from({ length: Math.max(label.length, address.length) }, (_, i) => [
          ...(label[i] ?? []),
          ...shift(address[i] ?? [], ASIDE),
        ]),
      )
      .map(turned)
  }
  const rows: Line[] = []
  for (const [i, { label, address }] of cells.entries()) {
    const left = i % 2 === 0 ? 0 : ASIDE + SECOND_CONTACT
    const cell = [
      ...shift(label.flat(), left),
      ...shift(address.flat(), left + (left ? SECOND_LABEL : ASIDE)),
    ]
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

/** The words of an entry. One whose letters no font has is left out, with the comma beside it. */
function entrySpans(words: ResumeEntry['words']): Span[] {
  const isShown = ({ text }: { text: string }) => /[^\s,،、]/.test(text)
  const spans = words.flatMap((word): Span[] => {
    const span = { ...word, text: tidy(word.text), style: styles[word.role] }
    return isShown(span) || word.text === separator ? [span] : []
  })
  const shown = spans.slice(Math.max(0, spans.findIndex(isShown)), spans.findLastIndex(isShown) + 1)
  return shown.map((span, i) => {
    const text = i === 0 ? span.text.replace(/^[\s,،、]+/, '') : span.text
    return { ...span, text: i === shown.length - 1 ? text.replace(/[\s,،、]+$/, '') : text }
  })
}

function entryBlocks(
  entry: ResumeEntry,
  i: number,
  { entries }: ResumeSection,
  typesetter: Typesetter,
): Block[] {
  const { side, set, block } = typesetter
  const isTight = entry.kind === 'line' && entries[i - 1]?.kind === 'line'
  const isTogether = entries.length <= LINES_TOGETHER && entries.every(({ kind }) => kind === 'line')
  const gap = isTight ? SPACE.line : SPACE.entry
  const bullet = breakLines([{ ...fixed('• '), style: styles.link }], BULLET_INDENT, side)
  const points = entry.points.map((point) =>
    block('point', columns.point, set([point], styles.text, columns.point), {
      aside: bullet,
      beside: columns.bullet,
      space: SPACE.point,
    }),
  )
  const heading = block(entry.kind, columns.text, breakLines(entrySpans(entry.words), textWidth, side), {
    aside: set([entry.aside], styles.aside, columns.aside),
    space: i === 0 ? 0 : gap,
    keepWithNext: points.length > 0 || (isTogether && i < entries.length - 1),
  })
  // Dates on a second line reach down beside the first point, which stays with them.
  const [first] = points
  if (first)
    heading.height = Math.max(linesHeight(heading.lines), heading.height - first.space - first.height)
  return [heading, ...points]
}

function sectionBlocks(section: ResumeSection, typesetter: Typesetter): Block[] {
  const { set, block } = typesetter
  const title = block('section', columns.full, set([section.title], styles.section, columns.full), {
    space: SPACE.section,
    keepWithNext: true,
  })
  title.height += SPACE.afterRule
  return [title, ...section.entries.flatMap((entry, i) => entryBlocks(entry, i, section, typesetter))]
}

/** The side a resume is read from: that of its language, or of its sentence about the person. */
function sideOf({ summary, title }: Resume): Side {
  const told = summary[0]?.text || title?.text || ''
  return language.dir === 'rtl' || directionOf(told) === 'rtl' ? 'right' : 'left'
}

/** @returns everything in the resume in reading order, set in lines, without what has nothing to say */
export function blocksOf(resume: Resume): Block[] {
  const typeset = typesetter(sideOf(resume))
  const { set, block } = typeset
  const { full } = columns
  return [
    block('name', full, set([resume.name], nameStyle(resume), full)),
    block('title', full, set(resume.title ? [resume.title] : [], styles.title, full), { space: 2 }),
    block('contacts', full, contactLines(resume, typeset.side), { space: 7 }),
    block('summary', full, set(resume.summary, styles.summary, full), { space: 10 }),
    ...resume.sections.flatMap((section) => sectionBlocks(section, typeset)),
  ].filter(({ kind, lines }) => kind === 'section' || lines.some((line) => line.length > 0))
}
