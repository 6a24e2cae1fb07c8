/** Finds plain text at the beginning of a readme in Markdown. */

/** A list of more points, or of longer ones, is not a summary. */
const POINTS = 5
const POINT_MAX_LENGTH = 120
const PARAGRAPH_LENGTH = { least: 20, most: 300 }

/** Returns the first heading if it is the name of the repository with other capitals. */
export function titleIn(readme: string, name: string): string | undefined {
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  const heading = plain(/^# (.{1,100}?)\s*#*$/m.exec(readme)?.[1] ?? '')
  const title = heading?.replace(/\p{Extended_Pictographic}\ufe0f?/gu, '').trim()
  return title && /\p{Lu}/u.test(title) && letters(title) === letters(name) ? title : undefined
}

/** Returns the first paragraph if it is plain text of a fitting length. */
export function descriptionIn(readme: string): string | undefined {
  const paragraphs = withoutCode(readme).split(/\n\s*\n/)
  const first = paragraphs.find((paragraph) => /^[\p{L}\p{N}"“*_`]/u.test(paragraph.trim()))
  const text = plain(first?.trim().replace(/\s*\n\s*/g, ' ') ?? '')
  const isFitting = text && text.length >= PARAGRAPH_LENGTH.least && text.length <= PARAGRAPH_LENGTH.most
  return isFitting ? text : undefined
}

/** Returns the items of the first list if it is short and plain. */
export function listIn(readme: string): string[] {
  const [list] = /(?:^ {0,3}[-*+] .*\n?)+/m.exec(withoutCode(readme)) ?? []
  const lines = list?.trim().split('\n') ?? []
  const points = lines.map((line) => plain(line.replace(/^\s*[-*+]\s+/, '')))
  const isShort = points.length > 1 && points.length <= POINTS
  const isPlain = points.every((point) => point && point.length <= POINT_MAX_LENGTH)
  return isShort && isPlain ? points.flatMap((point) => point ?? []) : []
}

function withoutCode(readme: string): string {
  const text = readme.slice(0, 50_000).replaceAll('\r', '')
  return text.replace(/^(```|~~~)[\s\S]*?^\1/gm, '')
}

/** Returns text without emphasis and links; nothing for pictures, checkboxes, tables and markup. */
function plain(markdown: string): string | undefined {
  const text = markdown
    .replace(/(?<!!)\[([^[\]]*)\]\(https?:[^()\s]*\)/g, '$1')
    .replace(/(\*\*|__|`)(.+?)\1/g, '$2')
    .replace(/:[a-z\d_+-]+:/g, '')
    .trim()
  return /[[\]<>|]|https?:/.test(text) ? undefined : text
}
