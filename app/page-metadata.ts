import type { Metadata, MetadataRoute, Viewport } from 'next'
import type { Content } from '@/content/validate'
import { joinList, toSentence } from '../components/lib/punctuation'
import {
  absoluteUrl,
  documentFiles,
  formatPerson,
  rootRelativeUrl,
  type Screen,
  type Site,
  screenAddress,
} from '../components/lib/site'
import { themeColors } from '../components/lib/site-palette'
import { format, formatCount } from '../components/lib/words'
import { documents, language, metadata as words } from '../content/words'

/** In characters. Search engines cut descriptions at about this length. */
const LONGEST_DESCRIPTION = 160

/** C3, C4. The colour of the browser's own bars is that of `components/site/theme-color.tsx`. */
export const pageViewport: Viewport = { colorScheme: 'dark light' }

/**
 * The `<head>` of a screen. URLs that other sites follow (canonical, cards, alternates) are absolute; without an address
 * of the site canonical and cards are left out. Those of icons begin at the root, to load on any host, such as a preview.
 */
export function pageMetadata(screen: Screen, content: Content, site: Site): Metadata {
  const { title, description } = titleAndDescription(screen, content)
  const { profile } = content
  const url = site.url && screenAddress(site, screen)
  const card = absoluteUrl(site, screen === 'home' ? documentFiles.homeCard : documentFiles.projectsCard)
  return {
    title,
    description,
    applicationName: profile.name,
    authors: [{ name: profile.name, url: screenAddress(site, 'home') }],
    creator: profile.name,
    metadataBase: site.url ? new URL(site.url) : null,
    alternates: { canonical: url, types: alternatesOf(screen, site) },
    // Next tells Twitter the same.
    openGraph: {
      type: screen === 'home' ? 'profile' : 'website',
      url,
      title,
      description,
      siteName: profile.name,
      locale: openGraphLocale(),
      // The size that the cards are drawn in, at the ratio that link previews show.
      images: site.url ? [{ url: card, width: 1200, height: 630, alt: title, type: 'image/png' }] : [],
    },
    robots: {
      // Without projects /projects is empty: no search engine should lead to it.
      index: screen === 'home' || content.projects.length > 0,
      follow: true,
      'max-image-preview': 'large',
      // No limit.
      'max-snippet': -1,
    },
    icons: {
      icon: [
        { url: rootRelativeUrl(site, 'favicon.ico'), sizes: '32x32' },
        { url: rootRelativeUrl(site, 'icon.svg'), type: 'image/svg+xml', sizes: 'any' },
      ],
      apple: [{ url: rootRelativeUrl(site, 'apple-touch-icon.png'), sizes: '180x180' }],
    },
    // iOS makes links of what looks like a telephone number, as the figures of results do. The links that are meant are
    // in the page already.
    formatDetection: { telephone: false, address: false, email: false },
  }
}

/** The language as Open Graph writes it, with a region: `en_US`. Where `language.lang` has none, Unicode's likely one. */
function openGraphLocale(): string {
  const { language: code, region } = new Intl.Locale(language.lang).maximize()
  return region ? `${code}_${region}` : code
}

/**
 * The other formats of a screen, for `<link rel="alternate">`. Documents about the person, such as the resume, belong to
 * the home page.
 */
function alternatesOf(screen: Screen, site: Site): Record<string, { url: string; title: string }[]> {
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
  if (screen === 'home') {
    return {
      title: formatPerson(profile),
      // An owner need not write an intro or interests.
      description: truncate(
        [profile.intro, profile.interests.length > 0 && toSentence(joinList(profile.interests))]
          .filter(Boolean)
          .join(' ') || formatPerson(profile),
      ),
    }
  }
  const { heading, lead } = sections.allProjects
  return {
    title: format(words.projectsTitle, { heading, name: profile.name }),
    description: truncate(
      [formatCount(words.projectsDescription, projects.length, { person: formatPerson(profile) }), lead]
        .filter(Boolean)
        .join(' '),
    ),
  }
}

/**
 * @param longest in characters, with the ellipsis
 * @returns the text, or its beginning with an ellipsis where it is too long: cut at a space where there is one
 */
export function truncate(text: string, longest = LONGEST_DESCRIPTION): string {
  const characters = [...text]
  if (characters.length <= longest) return text
  const cut = characters.slice(0, longest).join('')
  const space = cut.lastIndexOf(' ')
  const kept = space > 0 ? cut.slice(0, space) : characters.slice(0, longest - 1).join('')
  return `${kept.replace(/[\s,.;:]+$/, '')}…`
}

/** The web app manifest. Its URLs carry the base path, because Next does not add it here. */
export function webManifest({ profile }: Content, site: Site): MetadataRoute.Manifest {
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
    // A site and no app: it keeps the browser's address bar.
    display: 'browser',
    // One value for both modes: that of the default one (C1).
    background_color: themeColors.dark,
    theme_color: themeColors.dark,
    icons: [
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('icon-maskable-512.png', '512x512', 'maskable'),
    ],
  }
}
