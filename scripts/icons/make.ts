import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { reportUnreadable } from '@/app/pictures/read'
import { tabIcon, tile, tileColor } from '@/scripts/icons/draw'
import { createOutlineMark, createTextMark, getInitial, neutralMark } from '@/scripts/icons/mark'

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
  const initial = getInitial(name)
  const mark = createOutlineMark(initial)
  // Text in an SVG uses the visitor's fonts. In a PNG it would depend on the fonts of the build machine.
  const forTab = mark ?? (initial ? createTextMark(initial) : neutralMark)
  const forTile = mark ?? neutralMark
  return {
    tab: Buffer.from(tabIcon(forTab)),
    small: Buffer.from(tile(forTile, 'small', 80)),
    rounded: Buffer.from(tile(forTile, 'large', 112)),
    square: Buffer.from(tile(forTile, 'large', 0)),
    maskable: Buffer.from(tile(forTile, 'maskable', 0)),
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
