import type { Site } from '@/components/lib/addresses'
import { pictureSrc } from '@/components/lib/picture'
import { getPicture } from '@/components/lib/picture-manifest'
import { siteUrl } from '@/content/schema/site-url'

/** The URL of this site and of its pictures. */
export const thisSite: Site = {
  url: siteUrl,
  picture: (image) => siteUrl && new URL(pictureSrc(getPicture(image)), siteUrl).href,
}
