import { join } from 'node:path'
import sharp from 'sharp'
import { sitePalette } from '@/components/lib/colour/site-palette'
import { imagesFolder } from '@/content/schema/images-folder'
import type { Content } from '@/content/schema/validate'

/** The colours of the default mode, because a picture cannot follow the visitor's mode (C1). */
export const cardColors = sitePalette.dark

/** Returns the framed portrait as SVG, empty if there is none. */
export async function renderPortrait({ profile }: Content, placed: Placing): Promise<string> {
  if (!profile.portrait) return ''
  const box = placed({ x: 790, y: 115, width: 320, height: 400 })
  return renderFrame(await encodePicture(profile.portrait.file, 320, 400), box)
}

/** Returns framed screenshots of the first projects as SVG, stacked. */
export async function renderShots({ projects }: Content, placed: Placing): Promise<string> {
  const boxes = [
    { x: 880, y: 82, width: 400, height: 250 },
    { x: 830, y: 200, width: 400, height: 250 },
    { x: 780, y: 318, width: 400, height: 250 },
  ].map(placed)
  const shots = projects.flatMap(({ src }) => src.slice(0, 1)).slice(0, boxes.length)
  const frames = await Promise.all(
    shots.toReversed().map(async ({ file }, i) => {
      const box = boxes[boxes.length - shots.length + i]
      return box ? renderFrame(await encodePicture(file, box.width, box.height), box) : ''
    }),
  )
  return frames.join('\n')
}

/** Mirrors a box for right-to-left text, otherwise returns it unchanged. */
export type Placing = (box: Box) => Box

interface Box {
  x: number
  y: number
  width: number
  height: number
}

function renderFrame(href: string, { x, y, width, height }: Box): string {
  const id = `clip-${x}-${y}`
  const box = `x="${x}" y="${y}" width="${width}" height="${height}"`
  return `<clipPath id="${id}"><rect ${box} rx="18"/></clipPath>
<rect x="${x - 8}" y="${y + 6}" width="${width + 16}" height="${height + 18}" rx="26" fill="${cardColors.sunken}" opacity=".5"/>
<image ${box} href="${href}" clip-path="url(#${id})" preserveAspectRatio="none"/>
<rect ${box} rx="18" fill="none" stroke="${cardColors.hairline}" stroke-width="1.5"/>`
}

async function encodePicture(file: string, width: number, height: number): Promise<string> {
  const data = await sharp(join(imagesFolder, file))
    .autoOrient()
    .resize(width, height, { fit: 'cover', position: 'top' })
    .png()
    .toBuffer()
  return `data:image/png;base64,${data.toString('base64')}`
}
