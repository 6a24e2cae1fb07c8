import { pictureSrc } from '../components/lib/picture'
import { getPicture } from '../components/lib/pictures'
import type { Site } from '../components/lib/site'
import { siteUrl } from '../content/site-url'

/** The URL of this site and of its pictures. */
export const thisSite: Site = {
  url: siteUrl,
  picture: (image) => siteUrl && new URL(pictureSrc(getPicture(image)), siteUrl).href,
}
