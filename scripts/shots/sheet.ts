import type { Mode } from './options'
import type { Shot } from './plan'

/** The shots of one mode as a grid: a row a state, a column a width. */
export interface Grid {
  columns: number[]
  rows: { name: string; cells: (Shot | undefined)[] }[]
}

export function gridOf(shots: readonly Shot[], mode: Mode): Grid {
  const own = shots.filter((shot) => shot.mode === mode)
  // A state with a width of its own begins its row; it is no reason for a column.
  const columns = [...new Set(own.filter(({ state }) => !state.width).map(({ width }) => width))]
  columns.sort((a, b) => a - b)
  const names = [...new Set(own.map(({ state }) => state.name))]
  const rows = names.map((name) => {
    const row = own.filter(({ state }) => state.name === name)
    if (row[0]?.state.width) return { name, cells: row }
    return { name, cells: columns.map((column) => row.find(({ width }) => width === column)) }
  })
  return { columns, rows }
}

/** A page with every picture at its width and state, each leading to itself at full size. */
export function sheetPage(shots: readonly Shot[]): string {
  const modes = [...new Set(shots.map(({ mode }) => mode))]
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Contact sheet</title>
<style>
  body { margin: 1rem; font: 14px/1.4 system-ui, sans-serif; background: #777; color: #fff }
  table { border-spacing: 12px }
  th { text-align: left; vertical-align: top; position: sticky; left: 0 }
  td { vertical-align: top }
  img { display: block; width: 220px; max-height: 640px; object-fit: cover; object-position: top }
</style>
${modes.map((mode) => tableOf(gridOf(shots, mode), mode)).join('\n')}
</html>
`
}

function tableOf({ columns, rows }: Grid, mode: Mode): string {
  const head = columns.map((width) => `<th>${width}</th>`).join('')
  const body = rows.map(
    ({ name, cells }) => `<tr><th>${name}</th>${cells.map((shot) => `<td>${pictureOf(shot)}</td>`).join('')}`,
  )
  return `<h1>${mode}</h1>\n<table>\n<tr><th></th>${head}\n${body.join('\n')}\n</table>`
}

function pictureOf(shot: Shot | undefined): string {
  if (!shot) return ''
  const { file, state, width, mode } = shot
  return `<a href="${file}"><img loading="lazy" src="${file}" alt="${state.name}, ${width} wide, ${mode}"></a>`
}
