import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Glyph } from 'opentype.js'
import sharp from 'sharp'
import { faceFiles, siteTypefaces } from '@/app/documents/font-files'
import { readFont } from '@/app/documents/fonts'
import { reportUnreadable } from '@/app/pictures/read'
import { sitePalette } from '@/components/colour-mode/site-palette'
import { drawMap } from '@/components/map/map-drawing'
import { createTerrain } from '@/components/map/terrain'
import { createWorlds } from '@/components/map/world'
import { language } from '@/content/words'
import { writeChanged } from '@/scripts/commands/files'

/**
 * The icons: width in pixels, the mark's share of the tile, the corner radius of a tile of 512
 * units.
 */
const icons = {
  'favicon.ico': { width: 32, part: 0.8, corner: 80 },
  'apple-touch-icon.png': { width: 180, part: 0.56, corner: 0 },
  'icon-192.png': { width: 192, part: 0.56, corner: 112 },
  'icon-512.png': { width: 512, part: 0.56, corner: 112 },
  // Systems crop its edges.
  'icon-maskable-512.png': { width: 512, part: 0.44, corner: 0 },
} as const
type Shape = (typeof icons)[keyof typeof icons]

/**
 * Makes all icons of the site, from the owner's icon or else their initial. The same name gives the
 * same bytes.
 *
 * @param files `to` is the folder that the site serves, `own` the owner's icon
 * @throws if the owner's icon cannot be read
 */
export async function makeIcons(name: string, files: { to: string; own: string }): Promise<void> {
  const { to } = files
  const own = existsSync(files.own) ? await readFile(files.own) : undefined
  const mark = createOutlineMark(getInitial(name)) ?? neutralMark
  const hill = drawHill(name)
  writeChanged(join(to, 'icon.svg'), own ?? tabIcon(mark))
  for (const [file, shape] of Object.entries(icons)) {
    const drawing = own ? await onTile(own, shape) : Buffer.from(tile(mark, hill, shape))
    const png = await sharp(drawing, { density: 144 })
      .resize(shape.width)
      .png({ palette: true, quality: 95, effort: 7 })
      .toBuffer()
    writeChanged(join(to, file), file.endsWith('.ico') ? createIco(png) : png)
  }
}

/** Returns an `.ico`: a PNG after a header of 22 bytes. */
function createIco(png: Buffer): Buffer {
  // One icon of 32 by 32 pixels, one plane of 32 bits, then the length and the offset of the PNG.
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  head.writeUInt32LE(png.length, 14)
  return Buffer.concat([head, png])
}

const { brand, brandLight, light, dark } = sitePalette

/** Draws the owner's icon, on a square of the background if the icon must be opaque. */
async function onTile(own: Buffer, { part, corner }: Shape): Promise<Buffer> {
  const width = corner > 0 ? 512 : Math.round(512 * (part + 0.2))
  return reportUnreadable('content/icon.svg', async () => {
    const input = await sharp(own, { density: 288 })
      .resize(width, width, { fit: 'contain', background: '#00000000' })
      .png()
      .toBuffer()
    const background = corner > 0 ? '#00000000' : dark.page
    const square = sharp({ create: { width: 512, height: 512, channels: 4, background } })
    return square.composite([{ input }]).png().toBuffer()
  })
}

/** Draws the mark for browser tabs, in the colours of the system's mode. */
function tabIcon({ letter, summit, size }: Mark): string {
  const ofLight = `g{fill:${light.accent}}polygon{fill:${brand}}`
  const ofDark = `g{fill:${brandLight}}polygon{fill:${dark.heading}}`
  const style = `<style>${ofLight}@media(prefers-color-scheme:dark){${ofDark}}</style>`
  const box = `viewBox="-1 -1 ${size + 2} ${size + 2}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${style}${letter}${summit}</svg>`
}

/** Draws a hill as on the owner's map, with its top below the summit of the mark. */
function drawHill(name: string): string {
  const area = { left: 300, top: 260, width: 180, height: 180 }
  const terrain = createTerrain(name, [{ title: name, isFeatured: true }], {
    ...createWorlds(false, false).slim,
    area,
  })
  const { x = 0, y = 0 } = terrain.summits[0] ?? {}
  return drawMap(
    terrain,
    sitePalette,
    'dark',
    `width="512" height="512" viewBox="${2 * x - 420} ${2 * y - 250} 620 620"`,
  )
}

/** Draws the mark on a tile of 512 units, with a hill behind it unless it is small. */
function tile({ letter, summit, size }: Mark, hill: string, { width, part, corner }: Shape): string {
  const scale = (512 * part) / size
  const at = (512 - size * scale) / 2
  const direction = `x1="0" y1="${size}" x2="${size * 0.6}" y2="0"`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">
    <linearGradient id="letter" gradientUnits="userSpaceOnUse" ${direction}>
      <stop stop-color="${brand}"/><stop offset="1" stop-color="${brandLight}"/>
    </linearGradient>
    <clipPath id="edge"><rect width="512" height="512" rx="${corner}"/></clipPath>
    <g clip-path="url(#edge)">
      <rect width="512" height="512" fill="${dark.low}"/>
      ${width > 32 ? hill : ''}
      <g transform="translate(${at} ${at}) scale(${scale})">
        <g fill="url(#letter)">${letter}</g><g fill="${dark.heading}">${summit}</g>
      </g>
    </g>
  </svg>`
}

/** The mark of the icons, in a square: the owner's initial with the mark of a summit. */
interface Mark {
  /** SVG without a colour. */
  letter: string
  summit: string
  size: number
}

/** Fonts in the weight of headings, the preferred first. */
const files = faceFiles(siteTypefaces, 'strong', 700)

/** Returns the first letter or digit of a name in upper case, or an empty text. */
export function getInitial(name: string): string {
  const firstOf = (text: string) => /[\p{L}\p{N}]\p{M}*/u.exec(text.normalize('NFC'))?.[0] ?? ''
  // The upper case of "ß" is "SS".
  return firstOf(firstOf(name).toLocaleUpperCase(language.lang))
}

/** Returns the initial in the site's typeface with a summit, or `null` without a font for it. */
export function createOutlineMark(initial: string): Mark | null {
  const glyph = findGlyph(initial)
  if (!glyph) return null
  const { x1, y1, x2, y2 } = glyph.getPath(0, 0, 1).getBoundingBox()
  const size = Math.min(20 / (y2 - y1), 22 / (x2 - x1))
  const path = glyph.getPath(-x1 * size, -y1 * size, size).toPathData(2)
  return markOf(`<path d="${path}"/>`, (x2 - x1) * size, (y2 - y1) * size)
}

/** The mark for a name without a letter or digit. */
export const neutralMark: Mark = markOf('<rect width="20" height="20" rx="6"/>', 20, 20)

/** Places the summit beside the top of a letter, and centres both in their square. */
function markOf(drawing: string, width: number, height: number): Mark {
  const base = 8.4
  const whole = width + 0.8 + base
  const size = Math.max(whole, height)
  const left = round((size - whole) / 2)
  const top = round((size - height) / 2)
  const [start, end] = [round(left + whole - base), round(left + whole)]
  const bottom = round(top + 0.88 * base)
  return {
    letter: `<g transform="translate(${left} ${top})">${drawing}</g>`,
    summit: `<polygon points="${round((start + end) / 2)} ${top} ${end} ${bottom} ${start} ${bottom}"/>`,
    size: round(size),
  }
}

/** Returns the glyph of a letter in the first font of the site that has it. */
function findGlyph(initial: string): Glyph | undefined {
  // No glyph shows a letter with separate marks. `stringToGlyphs` throws on some Arabic fonts.
  if ([...initial].length !== 1) return undefined
  const glyphs = files.map((file) => readFont(file).charToGlyph(initial))
  return glyphs.find(({ index }) => index > 0)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
