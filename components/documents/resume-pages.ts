import type { Block } from './resume-layout'
import { MARGIN, SHEET } from './resume-style'
import { leadingOf } from './text-lines'

const columnHeight = SHEET[1] - MARGIN.top - MARGIN.bottom

/** Blocks with their distance from the top edge, in points. */
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
  const whole = blocks.flatMap(splitOverPages)
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

/** A text that is longer than a page becomes blocks of half a page. */
function splitOverPages(block: Block): Block[] {
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
