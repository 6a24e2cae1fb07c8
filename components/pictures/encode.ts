import sharp, { type Sharp } from 'sharp'
import { budgetOf, ENCODING, type PictureFile } from './picture-files'

// One encoder alone does not use all processors, so several files are encoded at once, each by one thread.
sharp.concurrency(1)

/**
 * Opens a picture of the owner: turned as the camera was held, the first frame of one that moves.
 *
 * Cameras write small irregularities that every program shows well, so only what cannot be read stops the build.
 */
export function open(bytes: Buffer, density?: number): Sharp {
  return sharp(bytes, { failOn: 'error', density }).autoOrient()
}

/**
 * The picture in the best quality that is within the budget of this file. What is too heavy in the least quality becomes
 * narrower than its name says, which a browser shows like any other.
 *
 * @param first whether it may be the largest paint of a first view
 */
export async function encode(bytes: Buffer, file: PictureFile, first: boolean): Promise<Buffer> {
  const budget = budgetOf(file, first)
  const { effort, qualities } = ENCODING[file.format]
  for (let width = file.width; ; ) {
    let weight = 0
    for (const quality of qualities) {
      const image = open(bytes).resize({ width, withoutEnlargement: true })
      const made = await image[file.format]({ quality, effort }).toBuffer()
      if (made.length <= budget) return made
      weight = made.length
    }
    // Files weigh about as much as they have pixels.
    width = Math.max(1, Math.floor(width * Math.min(0.9, Math.sqrt(budget / weight))))
  }
}
