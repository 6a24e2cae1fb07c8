import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import type { Grid } from './sheet'

/** In pixels of the sheet. */
const THUMB = { width: 240, height: 720 }
const GAP = 16
const LABEL = 24
const GROUND = '#777777'

/**
 * Puts the pictures of one mode on one sheet, labelled by state and width. What is longer than three widths is cut below.
 *
 * @param folder where the shots lie
 * @param file where the sheet goes
 */
export async function writeContactSheet(grid: Grid, folder: string, file: string): Promise<void> {
  const rows = await Promise.all(
    grid.rows.map(async ({ name, cells }) => ({
      name,
      thumbs: await Promise.all(cells.map((shot) => (shot ? thumbOf(join(folder, shot.file)) : undefined))),
      widths: cells.map((shot) => shot?.width),
    })),
  )
  const parts: OverlayOptions[] = []
  let top = GAP
  for (const { name, thumbs, widths } of rows) {
    for (const [column, thumb] of thumbs.entries()) {
      const left = GAP + column * (THUMB.width + GAP)
      if (!thumb) continue
      parts.push({ input: label(`${name} ${widths[column]}`), left, top })
      parts.push({ input: thumb.data, left, top: top + LABEL })
    }
    top += LABEL + Math.max(...thumbs.map((thumb) => thumb?.info.height ?? 0)) + GAP
  }
  const columns = Math.max(...rows.map(({ thumbs }) => thumbs.length))
  const width = GAP + columns * (THUMB.width + GAP)
  await sharp({ create: { width, height: top, channels: 3, background: GROUND } })
    .composite(parts)
    .png()
    .toFile(file)
}

async function thumbOf(file: string) {
  const { data, info } = await sharp(file)
    .resize({ width: THUMB.width })
    .png()
    .toBuffer({ resolveWithObject: true })
  if (info.height <= THUMB.height) return { data, info }
  const cut = { left: 0, top: 0, width: info.width, height: THUMB.height }
  return sharp(data).extract(cut).png().toBuffer({ resolveWithObject: true })
}

function label(text: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${THUMB.width}" height="${LABEL}"><text y="17" font-family="sans-serif" font-size="15" fill="#fff">${text}</text></svg>`,
  )
}
