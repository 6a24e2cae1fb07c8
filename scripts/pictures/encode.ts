import sharp, { type Sharp } from 'sharp'
import { budgetOf, ENCODING, type PictureFile } from './picture-files'

/**
 * Opens a picture of the owner: turned as the camera was held, the first frame of one that moves.
 *
 * Cameras write small irregularities that every program shows well, so only what cannot be read stops the build.
 */
export function open(bytes: Buffer, density?: number): Sharp {
  return sharp(bytes, { failOn: 'error', density }).autoOrient()
}

/** A file that is within its budget, or how wide it may be to come within it. */
export type Encoded = { bytes: Buffer } | { narrower: number }

/** The picture in the best quality that is within the budget of this file. */
export async function encode(bytes: Buffer, file: PictureFile, first: boolean): Promise<Encoded> {
  const budget = budgetOf(file, first)
  const { effort, qualities } = ENCODING[file.format]
  let weight = 0
  for (const quality of qualities) {
    const image = open(bytes).resize({ width: file.width, withoutEnlargement: true })
    const made = await image[file.format]({ quality, effort }).toBuffer()
    if (made.length <= budget) return { bytes: made }
    weight = made.length
  }
  // Files weigh about as much as they have pixels.
  return { narrower: Math.floor(file.width * Math.min(0.9, Math.sqrt(budget / weight))) }
}
