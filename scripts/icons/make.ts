import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Glyph } from 'opentype.js'
import sharp from 'sharp'
import { contourLines } from '@/app/contour-lines'
import { reportUnreadable } from '@/app/pictures/read'
import { faceFiles } from '@/app/typst/font-files'
import { readFont } from '@/app/typst/fonts'
import { sitePalette } from '@/components/lib/colour/site-palette'
import { siteTypefaces } from '@/content/schema/site-typefaces'
import { language } from '@/content/words'

/**
 * Makes all icons of the site, from the owner's icon or else their initial. The same name gives the same bytes.
 *
 * @param files `to` is the folder that the site serves, `own` the owner's icon
 * @throws if the owner's icon cannot be read
 */
export async function makeIcons(name: string, files: { to: string; own: string }): Promise<void> {
  const { to, own } = files
  await mkdir(to, { recursive: true })
  const { tab, small, rounded, square, maskable } = existsSync(own) ? await ownIcons(own) : drawnIcons(name)
  const png = (svg: Buffer, width: number) =>
    sharp(svg, { density: 144 })
      .resize(width, width)
      .png({ palette: true, quality: 95, effort: 7 })
      .toBuffer()
  const icons: Record<string, Buffer> = {
    'icon.svg': tab,
    'favicon.ico': createIco(await png(small, 32)),
    'apple-touch-icon.png': await png(square, 180),
    'icon-192.png': await png(rounded, 192),
    'icon-512.png': await png(rounded, 512),
    'icon-maskable-512.png': await png(maskable, 512),
  }
  for (const [file, bytes] of Object.entries(icons)) await writeFile(join(to, file), bytes)
}

/** Returns an `.ico`: a PNG after a header of 22 bytes. */
function createIco(png: Buffer): Buffer {
  // One icon of 32 by 32 pixels, one plane of 32 bits, then the length and the offset of the PNG.
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  head.writeUInt32LE(png.length, 14)
  return Buffer.concat([head, png])
}

/** Draws the icons: one for tabs that follows the mode, and a tile for each other icon. */
function drawnIcons(name: string) {
  const mark = createOutlineMark(getInitial(name)) ?? neutralMark
  return {
    tab: Buffer.from(tabIcon(mark)),
    small: Buffer.from(tile(mark, 'small', 80)),
    rounded: Buffer.from(tile(mark, 'large', 112)),
    square: Buffer.from(tile(mark, 'large', 0)),
    maskable: Buffer.from(tile(mark, 'maskable', 0)),
  }
}

/** Returns the owner's icon, on the site's background colour if an icon must be opaque. */
async function ownIcons(file: string) {
  const tab = await readFile(file)
  const sized = (width: number) =>
    sharp(tab, { density: 288 })
      .resize(width, width, { fit: 'contain', background: '#00000000' })
      .png()
      .toBuffer()
  const onTile = async (width: number) =>
    sharp({ create: { width: 512, height: 512, channels: 3, background: tileColor } })
      .composite([{ input: await sized(width) }])
      .png()
      .toBuffer()
  return reportUnreadable('content/icon.svg', async () => ({
    tab,
    small: await sized(512),
    rounded: await sized(512),
    square: await onTile(400),
    maskable: await onTile(320),
  }))
}

const { brand, brandLight, light, dark } = sitePalette
const onLight = { letter: light.accent, dot: brand }
const onDark = { letter: brandLight, dot: dark.heading }

/** The background of opaque icons. */
const tileColor = dark.page

/** Draws the mark for browser tabs, in the colours of the system's mode. */
function tabIcon({ letter, dot, size }: Mark): string {
  const colours = (of: typeof onLight) =>
    `g{fill:${of.letter};stroke:${of.letter};stroke-width:0}circle{fill:${of.dot}}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 ${size + 2} ${size + 2}"><style>${colours(onLight)}@media(prefers-color-scheme:dark){${colours(onDark)}}</style>${letter}${circle(dot)}</svg>`
}

/** The share of a tile that the mark fills. Systems crop the edges of a maskable icon. */
const MARK_PART = { small: 0.8, large: 0.56, maskable: 0.44 }

/** The densest part of the site's contour lines. */
const denseContours = contourLines(brandLight, 'x="-1750" y="-420" width="3300" height="2063" opacity=".45"')

/**
 * Draws the mark on a tile of 512 units, with the site's contour lines unless it is small.
 *
 * @param corner radius of its corners
 */
function tile({ letter, dot, size }: Mark, shape: keyof typeof MARK_PART, corner: number): string {
  const scale = (512 * MARK_PART[shape]) / size
  const at = (512 - size * scale) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><defs><linearGradient id="letter" gradientUnits="userSpaceOnUse" x1="0" y1="${size}" x2="${size * 0.6}" y2="0"><stop stop-color="${brand}"/><stop offset="1" stop-color="${brandLight}"/></linearGradient><clipPath id="edge"><rect width="512" height="512" rx="${corner}"/></clipPath></defs><g clip-path="url(#edge)"><rect width="512" height="512" fill="${tileColor}"/>${shape === 'small' ? '' : denseContours}<g transform="translate(${at} ${at}) scale(${scale})"><g fill="url(#letter)" stroke="url(#letter)" stroke-width="0">${letter}</g><g fill="${dark.heading}">${circle(dot)}</g></g></g></svg>`
}

function circle({ x, y, r }: Mark['dot']): string {
  return `<circle cx="${x}" cy="${y}" r="${r}"/>`
}

/** The mark of the icons, in a square: the owner's initial and a dot beside it. */
interface Mark {
  /** SVG of the initial, without a colour. */
  letter: string
  dot: { x: number; y: number; r: number }
  /** The size of the square. */
  size: number
}

/** Fonts in the weight of headings, the preferred first. */
const { own, more, last } = faceFiles(siteTypefaces, 'strong', 700)

/** Splits a text into letters with their marks. */
function splitGraphemes(text: string): string[] {
  return Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment)
}

/**
 * Returns the first letter or digit of a name in upper case, with its accents.
 *
 * @returns the letter, or an empty text if the name has none
 */
export function getInitial(name: string): string {
  const letters = splitGraphemes(name.normalize('NFC'))
  const first = letters.find((letter) => /[\p{L}\p{N}]/u.test(letter)) ?? ''
  // The upper case of "ß" is "SS".
  return splitGraphemes(first.toLocaleUpperCase(language.lang).normalize('NFC'))[0] ?? ''
}

/** Returns the initial in the site's typeface with its dot, or `null` if no font has the letter. */
export function createOutlineMark(initial: string): Mark | null {
  const glyph = findGlyph(initial)
  if (!glyph) return null
  const { x1, y1, x2, y2 } = glyph.getPath(0, 0, 1).getBoundingBox()
  const size = Math.min(20 / (y2 - y1), 22 / (x2 - x1))
  const path = glyph.getPath(-x1 * size, -y1 * size, size).toPathData(2)
  return markOf(`<path d="${path}"/>`, (x2 - x1) * size, (y2 - y1) * size)
}

/** The mark for a name without a letter or digit. A letter that no font has stops the build (O6). */
export const neutralMark: Mark = markOf(
  '<path d="M2 18C8 18 7 2 12 2S15 18 20 18" fill="none" stroke="inherit" stroke-width="4" stroke-linecap="round"/>',
  22,
  20,
)

/** Places the dot beside the top of a letter, and centres both in their square. */
function markOf(drawing: string, width: number, height: number): Mark {
  const r = 3.6
  const whole = width + 1 + 2 * r
  const size = Math.max(whole, height)
  const [left, top] = [(size - whole) / 2, (size - height) / 2].map(round)
  return {
    letter: `<g transform="translate(${left} ${top})">${drawing}</g>`,
    dot: { x: round((left ?? 0) + width + 1 + r), y: round((top ?? 0) + r), r },
    size: round(size),
  }
}

/** Returns the glyph of a letter in the first font of the site that has it. */
function findGlyph(initial: string): Glyph | undefined {
  // No glyph shows a letter and its separate marks. `stringToGlyphs` would throw on some Arabic fonts.
  if ([...initial].length !== 1) return undefined
  const glyphs = [...own, ...more, ...last].map((file) => readFont(file).charToGlyph(initial))
  return glyphs.find(({ index }) => index > 0)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
