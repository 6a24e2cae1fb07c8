import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { ContentInput } from '../../content/files'
import type { SeenPicture } from './finding'
import { picturesIn } from './pictures-in'
import type { Sample } from './sample'

/** Looks at every picture that the content names. One that is no picture is the build's to complain about. */
export async function lookAtPictures(
  content: ContentInput,
  folder: string,
  sample: Sample,
): Promise<Map<string, SeenPicture>> {
  const files = new Set(picturesIn(content).map(({ file }) => file))
  const seen = new Map<string, SeenPicture>()
  for (const file of files) {
    const bytes = readFileSync(join(folder, file))
    const size = await sharp(bytes)
      .metadata()
      .catch(() => undefined)
    if (!size) continue
    seen.set(file, {
      kind: size.format === 'svg' ? 'drawing' : 'raster',
      width: size.autoOrient.width,
      isSample: sample.shows(bytes),
    })
  }
  return seen
}

/** The domain that `public/CNAME` names, for hosts that read it. */
export function customDomainIn(publicFolder: string): string | undefined {
  const file = join(publicFolder, 'CNAME')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() || undefined : undefined
}
