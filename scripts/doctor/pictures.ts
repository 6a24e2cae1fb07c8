import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { ContentInput } from '../../content/files'
import { PLACEHOLDERS } from '../setup/placeholders'
import { type ContentPath, type Examined, type Finding, findingAt } from './finding'
import type { Sample } from './sample'

/** The least width of a picture, in pixels, for it to be sharp where it is shown largest. Logos are drawn small. */
const LEAST_WIDTH = { portrait: 660, logo: 64, screenshot: 1080, job: 660, slide: 660 }

/** A picture that the content names, with the place of its file's path. */
interface NamedPicture extends ContentPath {
  file: string
  use: keyof typeof LEAST_WIDTH
  /** The words for those who do not see it; a logo has none of its own. */
  alt?: string
  /** What the words stand beside. */
  title: string
}

/** What is to be known of a picture of `content/images` that the content names. */
export interface SeenPicture {
  /** In pixels, of the original; endless for a drawing, which is sharp in any width. */
  width: number
  /** Its bytes are those of a picture of the sample. */
  isSample: boolean
}

/** Every picture that the content names. */
export function picturesIn({ profile, experiences, slides, ...lists }: ContentInput): NamedPicture[] {
  const picture = (
    { key, path }: ContentPath,
    image: { file: string; alt: string },
    use: NamedPicture['use'],
    title: string,
  ) => ({ key, path: [...path, 'file'], file: image.file, alt: image.alt, use, title })

  const { portrait, name } = profile
  return [
    ...(portrait ? [picture({ key: 'profile', path: ['portrait'] }, portrait, 'portrait', name)] : []),
    ...(['featuredProjects', 'olderProjects'] as const).flatMap((key) =>
      lists[key].flatMap(({ title, logo, src }, i) => [
        ...(logo ? [{ key, path: [i, 'logo'], file: logo, use: 'logo' as const, title }] : []),
        ...src.map((image, j) => picture({ key, path: [i, 'src', j] }, image, 'screenshot', title)),
      ]),
    ),
    ...experiences.flatMap(({ company, image }, i) =>
      image ? [picture({ key: 'experiences', path: [i, 'image'] }, image, 'job', company)] : [],
    ),
    ...slides.map(({ title, image }, i) =>
      picture({ key: 'slides', path: [i, 'image'] }, image, 'slide', title),
    ),
  ]
}

/** Looks at every picture that the content names. One that is no picture is the build's to complain about. */
export async function seePictures(
  content: ContentInput,
  folder: string,
  sample: Sample,
): Promise<Map<string, SeenPicture>> {
  const seen = new Map<string, SeenPicture>()
  for (const file of new Set(picturesIn(content).map((picture) => picture.file))) {
    const bytes = readFileSync(join(folder, file))
    const size = await sharp(bytes)
      .metadata()
      .catch(() => undefined)
    if (!size) continue
    seen.set(file, {
      width: size.format === 'svg' ? Number.POSITIVE_INFINITY : size.autoOrient.width,
      isSample: sample.shows(bytes),
    })
  }
  return seen
}

/** Pictures that are the sample's, too small, stand for others, or have no words of their own. */
export function* pictureFaults(site: Examined): Generator<Finding> {
  for (const picture of picturesIn(site.content)) {
    const { file, use, key, path } = picture
    const { isSample = false, width = LEAST_WIDTH[use] } = site.pictures.get(file) ?? {}
    if (isSample) {
      const fix = 'Put your own into content/images.'
      yield findingAt(site, picture, 'sample', 'shows a picture of the sample', fix)
    }
    if (width < LEAST_WIDTH[use]) {
      const why = `is ${width} pixels wide, and is shown in up to ${LEAST_WIDTH[use]}`
      yield findingAt(site, picture, 'weak', why, 'Put a larger one into content/images.')
    }
    if (file.startsWith(PLACEHOLDERS)) {
      const why = 'is a drawing that stands for a picture you have not given yet'
      const fix = 'Put a picture of your own into content/images, and name it here.'
      yield findingAt(site, picture, 'weak', why, fix)
    }
    const why = wordsFault(picture)
    if (why) {
      const alt = { key, path: [...path.slice(0, -1), 'alt'] }
      yield findingAt(site, alt, 'weak', why, 'Say in a sentence what somebody would see.')
    }
  }
}

/** Words that say only that there is a picture. */
const says = /^(an? )?(image|picture|photo|screenshot|screen shot|logo|portrait)( of \S+)?( ?\d+)?\.?$/i
const isFileName = /\.(png|jpe?g|webp|avif|gif|svg)$/i

function wordsFault({ alt, title }: NamedPicture): string | undefined {
  if (alt === undefined) return undefined
  const plain = alt.trim().toLowerCase()
  if (plain === title.trim().toLowerCase()) return 'only repeats the title that stands beside the picture'
  return says.test(plain) || isFileName.test(plain) ? 'does not say what the picture shows' : undefined
}
