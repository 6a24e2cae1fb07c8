import type { Metadata, MetadataRoute } from 'next'
import {
  absoluteUrl,
  documentFiles,
  formatPerson,
  rootRelativeUrl,
  type Screen,
  type Site,
  screenAddress,
} from '@/components/lib/addresses'
import { themeColors } from '@/components/lib/colour/site-palette'
import { format, formatCount } from '@/components/lib/format'
import { joinList, toSentence } from '@/components/lib/punctuation'
import type { Content } from '@/content/schema/validate'
import { documents, language, metadata as words } from '@/content/words'

/** Search engines cut longer descriptions. In characters. */
const MAX_DESCRIPTION_LENGTH = 160

/**
 * Returns the metadata of a screen. Without the site's URL, canonical and card are omitted. Icon URLs are relative to the root,
 * so they load on preview hosts too.
 */
export function createPageMetadata(screen: Screen, content: Content, site: Site): Metadata {
  const { title, description } = titleAndDescription(screen, content)
  const { profile } = content
  const url = site.url && screenAddress(site, screen)
  const card = absoluteUrl(site, screen === 'home' ? documentFiles.homeCard : documentFiles.projectsCard)
  return {
    title,
    description,
    applicationName: profile.name,
    authors: [{ name: profile.name, url: screenAddress(site, 'home') }],
    metadataBase: site.url ? new URL(site.url) : null,
    alternates: { canonical: url, types: listAlternates(screen, site) },
    // Next derives the Twitter tags from these.
    openGraph: {
      type: screen === 'home' ? 'profile' : 'website',
      url,
      title,
      description,
      siteName: profile.name,
      locale: getOpenGraphLocale(),
      images: site.url ? [{ url: card, width: 1200, height: 630, alt: title, type: 'image/png' }] : [],
    },
    robots: {
      // Without projects, /projects is empty.
      index: screen === 'home' || content.projects.length > 0,
      follow: true,
      'max-image-preview': 'large',
      // -1 means no limit.
      'max-snippet': -1,
    },
    icons: {
      icon: [
        { url: rootRelativeUrl(site, 'favicon.ico'), sizes: '32x32' },
        { url: rootRelativeUrl(site, 'icon.svg'), type: 'image/svg+xml', sizes: 'any' },
      ],
      apple: [{ url: rootRelativeUrl(site, 'apple-touch-icon.png'), sizes: '180x180' }],
    },
    // iOS would turn figures into telephone links.
    formatDetection: { telephone: false, address: false, email: false },
  }
}

/** Returns the language with its most likely region, such as `en_US`. */
function getOpenGraphLocale(): string {
  const { language: code, region } = new Intl.Locale(language.lang).maximize()
  return region ? `${code}_${region}` : code
}

/** Returns the other formats of a screen. Documents about the owner belong to the home page. */
function listAlternates(screen: Screen, site: Site): Record<string, { url: string; title: string }[]> {
  const alternate = (mimeType: string, file: string, title: string) => ({
    [mimeType]: [{ url: absoluteUrl(site, file), title }],
  })
  if (screen === 'projects') {
    return alternate('text/markdown', documentFiles.projectsMarkdown, words.markdown)
  }
  return {
    ...alternate('text/markdown', documentFiles.homeMarkdown, words.markdown),
    ...alternate('application/json', documentFiles.jsonResume, 'JSON Resume'),
    ...alternate('application/pdf', documentFiles.resume, documents.resume),
    ...alternate('text/vcard', documentFiles.contact, documents.contactCard),
    ...alternate('text/plain', documentFiles.llms, words.overview),
  }
}

function titleAndDescription(screen: Screen, { profile, sections, projects }: Content) {
  const person = formatPerson(profile)
  if (screen === 'home') {
    const interests = profile.interests.length > 0 && toSentence(joinList(profile.interests))
    return { title: person, description: truncate(joinWords(profile.intro, interests) || person) }
  }
  const { heading, lead } = sections.allProjects
  const count = formatCount(words.projectsDescription, projects.length, { person })
  return {
    title: format(words.projectsTitle, { heading, name: profile.name }),
    description: truncate(joinWords(count, lead)),
  }
}

function joinWords(...texts: (string | false | undefined)[]): string {
  return texts.filter(Boolean).join(' ')
}

/**
 * Truncates a text at a space if possible, and adds an ellipsis.
 *
 * @param maxLength in characters, including the ellipsis
 */
export function truncate(text: string, maxLength = MAX_DESCRIPTION_LENGTH): string {
  const characters = [...text]
  if (characters.length <= maxLength) return text
  const cut = characters.slice(0, maxLength).join('')
  const space = cut.lastIndexOf(' ')
  const kept = space > 0 ? cut.slice(0, space) : characters.slice(0, maxLength - 1).join('')
  return `${kept.replace(/[\s,.;:]+$/, '')}…`
}

/** Returns the web app manifest. Next does not add the base path here. */
export function createManifest({ profile }: Content, site: Site): MetadataRoute.Manifest {
  const icon = (file: string, sizes: string, purpose: 'any' | 'maskable') => ({
    src: rootRelativeUrl(site, file),
    sizes,
    type: 'image/png',
    purpose,
  })
  return {
    id: rootRelativeUrl(site, '/'),
    name: formatPerson(profile),
    short_name: profile.name,
    description: profile.intro,
    lang: language.lang,
    dir: language.dir,
    start_url: rootRelativeUrl(site, '/'),
    scope: rootRelativeUrl(site, '/'),
    // A site, not an app: keep the address bar.
    display: 'browser',
    // The format has one value for both modes. Dark is the default (C1).
    background_color: themeColors.dark,
    theme_color: themeColors.dark,
    icons: [
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('icon-maskable-512.png', '512x512', 'maskable'),
    ],
  }
}
