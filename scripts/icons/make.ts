import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { readable } from '../../components/pictures/read'
import { tabIcon, tile, tileColor } from './draw'
import { icoOf } from './ico'
import { initialOf, neutralMark, outlinedMark, textMark } from './mark'

interface IconOptions {
  /** Folder the site serves. */
  to: string
  /** An icon of the owner's own, which takes the place of the initial where the file is there. */
  own: string
}

/**
 * Makes all icons of the site, from the owner's initial or their own icon. The same name gives the same bytes.
 *
 * @throws when the owner's icon cannot be read, with its file and how to fix it
 */
export async function makeIcons(name: string, { to, own }: IconOptions): Promise<void> {
  await mkdir(to, { recursive: true })
  const { tab, small, rounded, square, maskable } = existsSync(own) ? await ownIcons(own) : drawnIcons(name)
  const png = (svg: Buffer, width: number) =>
    sharp(svg, { density: 144 })
      .resize(width, width)
      .png({ palette: true, quality: 95, effort: 7 })
      .toBuffer()
  const sizes = new Map<number, Buffer>()
  for (const width of [16, 32, 48]) sizes.set(width, await png(small, width))
  const files: Record<string, Buffer> = {
    'icon.svg': tab,
    'favicon.ico': icoOf(sizes),
    'apple-touch-icon.png': await png(square, 180),
    'icon-192.png': await png(rounded, 192),
    'icon-512.png': await png(rounded, 512),
    'icon-maskable-512.png': await png(maskable, 512),
  }
  for (const [file, bytes] of Object.entries(files)) await writeFile(join(to, file), bytes)
}

interface Drawings {
  /** For browsers' tabs: it follows the mode. */
  tab: Buffer
  small: Buffer
  rounded: Buffer
  square: Buffer
  maskable: Buffer
}

function drawnIcons(name: string): Drawings {
  const initial = initialOf(name)
  const mark = outlinedMark(initial)
  // Only a browser has the visitor's fonts. A PNG made here would show another letter on each machine, or none.
  const forTab = mark ?? (initial ? textMark(initial) : neutralMark)
  const forTile = mark ?? neutralMark
  return {
    tab: Buffer.from(tabIcon(forTab)),
    small: Buffer.from(tile(forTile, 'small', 80)),
    rounded: Buffer.from(tile(forTile, 'large', 112)),
    square: Buffer.from(tile(forTile, 'large', 0)),
    maskable: Buffer.from(tile(forTile, 'maskable', 0)),
  }
}

/** The owner's drawing: as it is where icons may be transparent, else on the site's background colour. */
async function ownIcons(file: string): Promise<Drawings> {
  const tab = await readFile(file)
  const sized = (width: number) =>
    sharp(tab, { density: 288 })
      .resize(width, width, { fit: 'contain', background: '#00000000' })
      .png()
      .toBuffer()
  const onTile = async (width: number) =>
    sharp({ create: { width: 512, height: 512, channels: 3, background: tileColor() } })
      .composite([{ input: await sized(width) }])
      .png()
      .toBuffer()
  return readable('content/icon.svg', async () => ({
    tab,
    small: await sized(512),
    rounded: await sized(512),
    square: await onTile(400),
    maskable: await onTile(320),
  }))
}
