import { siteUrl } from '../../content/site-url'
import { pictureSrc } from '../lib/picture'
import { pictureOf } from '../lib/pictures'
import type { Site } from './site'

/** The site being built. */
export const thisSite: Site = {
  url: siteUrl,
  picture: (image) => new URL(pictureSrc(pictureOf(image)), siteUrl).href,
}
