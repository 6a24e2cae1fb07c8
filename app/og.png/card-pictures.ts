import { join } from 'node:path'
import sharp from 'sharp'
import type { Content } from '@/content/validate'
import { imagesFolder } from '../../content/images-folder'
import { fromProject } from '../typst/sourced-text'
import { cardColors } from './card-style'

/** The portrait in its frame; nothing where the owner gives none. */
export async function cardPortrait({ profile }: Content, placed: Placing): Promise<string> {
  if (!profile.portrait) return ''
  const box = placed({ x: 790, y: 115, width: 320, height: 400 })
  return frame(await picture(profile.portrait.file, 'content/profile.ts, field portrait', 320, 400), box)
}

/** The newest featured projects, one behind the other. */
export async function cardShots(
  { featuredProjects, olderProjects }: Content,
  placed: Placing,
): Promise<string> {
  const boxes = [
    { x: 880, y: 82, width: 400, height: 250 },
    { x: 830, y: 200, width: 400, height: 250 },
    { x: 780, y: 318, width: 400, height: 250 },
  ].map(placed)
  const featured = [...featuredProjects, ...olderProjects]
    .filter((project) => project.src.length > 0)
    .slice(0, 3)
  const frames = await Promise.all(
    featured.toReversed().map(async (project, i) => {
      const box = boxes[boxes.length - featured.length + i]
      const { source } = fromProject(project, featuredProjects.includes(project), 'src[1]', '')
      const file = project.src[0]?.file
      return file && box ? frame(await picture(file, source, box.width, box.height), box) : ''
    }),
  )
  return frames.join('\n')
}

/** Where a box stands on a card: as it is, or turned around beside words that run from right to left. */
export type Placing = (box: Box) => Box

interface Box {
  x: number
  y: number
  width: number
  height: number
}

function frame(href: string, { x, y, width, height }: Box): string {
  const id = `clip-${x}-${y}`
  const box = `x="${x}" y="${y}" width="${width}" height="${height}"`
  return `<clipPath id="${id}"><rect ${box} rx="18"/></clipPath>
<rect x="${x - 8}" y="${y + 6}" width="${width + 16}" height="${height + 18}" rx="26" fill="${cardColors.sunken}" opacity=".5"/>
<image ${box} href="${href}" clip-path="url(#${id})" preserveAspectRatio="none"/>
<rect ${box} rx="18" fill="none" stroke="${cardColors.hairline}" stroke-width="1.5"/>`
}

/** @throws when the picture cannot be read, with where the owner named it */
async function picture(file: string, source: string, width: number, height: number): Promise<string> {
  try {
    const data = await sharp(join(imagesFolder, file))
      .autoOrient()
      .resize(width, height, { fit: 'cover', position: 'top' })
      .png()
      .toBuffer()
    return `data:image/png;base64,${data.toString('base64')}`
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `${source}: content/images/${file} cannot be read as a picture (${reason}). Save it again as PNG or JPEG.`,
    )
  }
}
