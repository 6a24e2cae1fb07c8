import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Shot } from './shot-list'

/** Two thirds of the window: words can still be read, and four pictures stay below 100 kB. */
const SCALE = 2 / 3
const QUALITY = 70

/**
 * Writes a small WebP of each picture, named `home-first-390-dark.webp` and so on.
 *
 * @param from folder of the shots
 * @param to folder for the copies, made where it is missing
 */
export async function writeCopies(shots: readonly Shot[], from: string, to: string): Promise<void> {
  mkdirSync(to, { recursive: true })
  for (const { file, state, width, mode } of shots) {
    await sharp(join(from, file))
      .resize({ width: Math.round(width * SCALE) })
      .webp({ quality: QUALITY, effort: 6 })
      .toFile(join(to, `${state.name}-${width}-${mode}.webp`))
  }
}
