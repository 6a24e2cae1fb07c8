import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPicture } from '@/app/pictures/read'
import type { ContentInput } from '@/content/schema/content'
import { PICTURE_NAME } from '@/content/schema/fields'
import { collectContentTexts, collectPictures, type FoundText } from '@/content/schema/texts'
import { type Examined, type Finding, findingAt, type PictureFacts } from '@/scripts/doctor/finding'
import type { Sample } from '@/scripts/doctor/sample'

/** The minimum width of a picture that is sharp at its largest size, in pixels. */
const MIN_WIDTH = { logo: 64, screenshot: 1080, other: 660 }

function getMinWidth({ path }: FoundText): number {
  if (path.at(-1) === 'logo') return MIN_WIDTH.logo
  return path.includes('src') ? MIN_WIDTH.screenshot : MIN_WIDTH.other
}

/** Reads the pictures in the content. The check of the content has already reported those that cannot be read. */
export async function readPictures(
  content: ContentInput,
  folder: string,
  sample: Sample,
): Promise<Map<string, PictureFacts>> {
  const pictures = new Map<string, PictureFacts>()
  for (const { text: file } of collectPictures(content)) {
    const bytes = readFileSync(join(folder, file))
    const { format, autoOrient } = await openPicture(bytes).metadata()
    const width = format === 'svg' ? Number.POSITIVE_INFINITY : autoOrient.width
    pictures.set(file, { width, isSample: sample.hasPicture(bytes) })
  }
  return pictures
}

/** Finds pictures of the sample, and small ones. */
export function* pictureFaults(site: Examined): Generator<Finding> {
  for (const picture of collectPictures(site.content)) {
    const minWidth = getMinWidth(picture)
    const { isSample = false, width = minWidth } = site.pictures.get(picture.text) ?? {}
    if (isSample) {
      const fix = 'Add your own to content/images.'
      yield findingAt(site, picture, 'sample', 'is a picture of the sample', fix)
    }
    if (width < minWidth) {
      const why = `is ${width} pixels wide, and is shown at up to ${minWidth}`
      yield findingAt(site, picture, 'weak', why, 'Add a larger one to content/images.')
    }
  }
}

/** Matches descriptions such as "screenshot of X". */
const genericDescription =
  /^(an? )?(image|picture|photo|screenshot|screen shot|logo|portrait)( of \S+)?( ?\d+)?\.?$/i

/** Finds alternative texts that do not describe their picture. */
export function* poorDescriptions(site: Examined): Generator<Finding> {
  const texts = collectContentTexts(site.content).map((found) => ({
    ...found,
    text: found.text.trim().toLowerCase(),
  }))
  for (const place of texts.filter(({ path }) => path.at(-1) === 'alt')) {
    const titles = texts.filter(({ key, path }) => {
      const isBeside = key === place.key && (key === 'profile' || path[0] === place.path[0])
      return isBeside && ['title', 'company', 'name'].includes(String(path.at(-1)))
    })
    const why = titles.some(({ text }) => text === place.text)
      ? 'only repeats the title beside the picture'
      : (genericDescription.test(place.text) || PICTURE_NAME.test(place.text)) &&
        'does not describe the picture'
    if (why) yield findingAt(site, place, 'weak', why, 'Describe in a sentence what the picture shows.')
  }
}
