import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { contourLines } from '@/app/contour-lines'
import { reportUnreadable } from '@/app/pictures/read'
import { sitePalette } from '@/components/lib/colour/site-palette'
import { createOutlineMark, getInitial, type Mark, neutralMark } from '@/scripts/icons/mark'

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
