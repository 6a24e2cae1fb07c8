import type { MetadataRoute } from 'next'
import { formatPerson } from '@/app/documents/addresses'
import { themeColors } from '@/components/colour-mode/site-palette'
import { sitePath } from '@/components/paths'
import { content } from '@/content/schema/load'
import { language } from '@/content/words'

export const dynamic = 'force-static'

/** Describes the site for home screens of devices. Next does not add the base path here. */
export default function manifest(): MetadataRoute.Manifest {
  const { profile } = content
  const icon = (file: string, sizes: string, purpose: 'any' | 'maskable') => ({
    src: sitePath(file),
    sizes,
    type: 'image/png',
    purpose,
  })
  return {
    id: sitePath('/'),
    name: formatPerson(profile),
    short_name: profile.name,
    description: profile.intro,
    lang: language.lang,
    dir: language.dir,
    start_url: sitePath('/'),
    scope: sitePath('/'),
    // A site, not an app: keep the address bar.
    display: 'browser',
    // The format has one value for both modes. Dark is the default (C1).
    background_color: themeColors.dark,
    theme_color: themeColors.dark,
    icons: [
      icon('/icon-192.png', '192x192', 'any'),
      icon('/icon-512.png', '512x512', 'any'),
      icon('/icon-maskable-512.png', '512x512', 'maskable'),
    ],
  }
}
