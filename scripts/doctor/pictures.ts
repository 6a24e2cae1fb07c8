import { PLACEHOLDERS } from '../setup/placeholders'
import { type Examined, type Finding, findingAt } from './finding'
import { type NamedPicture, picturesIn, type Use } from './pictures-in'

/** The least width of a picture, in pixels, for it to be sharp where it is shown largest. Logos are drawn small. */
const LEAST_WIDTH: Record<Use, number> = {
  portrait: 660,
  logo: 64,
  screenshot: 1080,
  job: 660,
  slide: 660,
}

/** Pictures that are too small, stand for others, or have no words of their own. */
export function pictureFaults(site: Examined): Finding[] {
  return picturesIn(site.content).flatMap((picture) => [
    ...sizeOf(site, picture),
    ...placeholder(site, picture),
    ...words(site, picture),
  ])
}

function sizeOf(site: Examined, picture: NamedPicture): Finding[] {
  const seen = site.pictures.get(picture.file)
  const least = LEAST_WIDTH[picture.use]
  if (!seen || seen.kind === 'drawing' || seen.width >= least) return []
  const why = `is ${seen.width} pixels wide, and is shown in up to ${least}`
  return [findingAt(site, picture, 'weak', why, 'Put a larger one into content/images.')]
}

function placeholder(site: Examined, picture: NamedPicture): Finding[] {
  if (!picture.file.startsWith(PLACEHOLDERS)) return []
  return [
    findingAt(
      site,
      picture,
      'weak',
      'is a drawing that stands for a picture you have not given yet',
      'Put a picture of your own into content/images, and name it here.',
    ),
  ]
}

/** Words that say only that there is a picture. */
const says = /^(an? )?(image|picture|photo|screenshot|screen shot|logo|portrait)( of \S+)?( ?\d+)?\.?$/i
const isFileName = /\.(png|jpe?g|webp|avif|gif|svg)$/i

function words(site: Examined, { key, path, alt, title }: NamedPicture): Finding[] {
  if (alt === undefined) return []
  const plain = alt.trim().toLowerCase()
  const why =
    plain === title.trim().toLowerCase()
      ? 'only repeats the title that stands beside the picture'
      : says.test(plain) || isFileName.test(plain)
        ? 'does not say what the picture shows'
        : undefined
  if (!why) return []
  const place = { key, path: [...path.slice(0, -1), 'alt'] }
  return [findingAt(site, place, 'weak', why, 'Say in a sentence what somebody would see.')]
}
