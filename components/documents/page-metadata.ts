import type { Metadata, MetadataRoute, Viewport } from 'next'
import type { Content } from '@/content/validate'
import { documents, language, metadata as words } from '../../content/words'
import { counted } from '../lib/counted'
import { themeColors } from '../lib/site-palette'
import { filled } from '../lib/words'
import { listed, sentence } from './punctuation'
import { absolute, documentFiles, rooted, type Screen, type Site, screenAddress, titled } from './site'

/** Search engines cut descriptions about here, in characters. */
const DESCRIPTION_AT_MOST = 160

export const pageViewport: Viewport = {
  colorScheme: 'dark light',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: themeColors.light },
    { media: '(prefers-color-scheme: dark)', color: themeColors.dark },
  ],
}

/**
 * The `<head>` of a screen. What other sites read (canonical address, cards, alternates) has full addresses; icons, which
 * only the browser reads, have addresses from the root, so that the same files work on any host.
 */
export function pageMetadata(screen: Screen, content: Content, site: Site): Metadata {
  const { title, description } = wordsOf(screen, content)
  const { profile } = content
  const url = screenAddress(site, screen)
  const card = {
    url: absolute(site, screen === 'home' ? documentFiles.homeCard : documentFiles.projectsCard),
    width: 1200,
    height: 630,
    alt: title,
    type: 'image/png',
  }
  return {
    title,
    description,
    applicationName: profile.name,
    authors: [{ name: profile.name, url: site.url }],
    creator: profile.name,
    metadataBase: new URL(site.url),
    alternates: { canonical: url, types: alternatesOf(screen, site) },
    openGraph: {
      type: screen === 'home' ? 'profile' : 'website',
      url,
      title,
      description,
      siteName: profile.name,
      locale: socialLocale(),
      images: [card],
    },
    twitter: { card: 'summary_large_image', title, description, images: [card] },
    // Without projects that screen is empty: no search engine should lead to it.
    robots: {
      index: screen === 'home' || content.projects.length > 0,
      follow: true,
      'max-image-preview': 'large',
      'max-snippet': -1,
    },
    icons: {
      icon: [
        { url: rooted(site, 'favicon.ico'), sizes: '32x32' },
        { url: rooted(site, 'icon.svg'), type: 'image/svg+xml', sizes: 'any' },
      ],
      apple: [{ url: rooted(site, 'apple-touch-icon.png'), sizes: '180x180' }],
    },
    // Numbers in the text are results, not telephone numbers.
    formatDetection: { telephone: false, address: false, email: false },
  }
}

/** The language as Open Graph writes it, with a country: `en_US`. Where `language.lang` has none, that of most speakers. */
function socialLocale(): string {
  const { language: code, region } = new Intl.Locale(language.lang).maximize()
  return region ? `${code}_${region}` : code
}

/** The documents with the content of a screen. Those about the person, such as the resume, belong to the home page. */
function alternatesOf(screen: Screen, site: Site): Record<string, { url: string; title: string }[]> {
  const types = (type: string, file: string, title: string) => ({
    [type]: [{ url: absolute(site, file), title }],
  })
  if (screen === 'projects') {
    return types('text/markdown', documentFiles.projectsMarkdown, words.markdown)
  }
  return {
    ...types('text/markdown', documentFiles.homeMarkdown, words.markdown),
    ...types('application/json', documentFiles.jsonResume, 'JSON Resume'),
    ...types('application/pdf', documentFiles.resume, documents.resume),
    ...types('text/vcard', documentFiles.contact, documents.contactCard),
    ...types('text/plain', documentFiles.llms, words.overview),
  }
}

function wordsOf(screen: Screen, { profile, sections, projects }: Content) {
  if (screen === 'home') {
    return {
      title: titled(profile),
      description: shortened(
        [profile.intro, profile.interests.length > 0 && sentence(listed(profile.interests))]
          .filter(Boolean)
          .join(' ') || titled(profile),
      ),
    }
  }
  const { heading, lead } = sections.allProjects
  return {
    title: filled(words.projectsTitle, { heading, name: profile.name }),
    description: shortened(
      [counted(words.projectsDescription, projects.length, { person: titled(profile) }), lead]
        .filter(Boolean)
        .join(' '),
    ),
  }
}

/** @returns the text, cut after a whole word where it is too long */
export function shortened(text: string, atMost = DESCRIPTION_AT_MOST): string {
  if (text.length <= atMost) return text
  const cut = text.slice(0, atMost)
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : atMost - 1).replace(/[\s,.;:]+$/, '')}…`
}

/** The web app manifest. Its addresses carry the base path, which the framework does not add here. */
export function webManifest({ profile }: Content, site: Site): MetadataRoute.Manifest {
  const icon = (file: string, sizes: string, purpose: 'any' | 'maskable') => ({
    src: rooted(site, file),
    sizes,
    type: 'image/png',
    purpose,
  })
  return {
    id: rooted(site, '/'),
    name: titled(profile),
    short_name: profile.name,
    description: profile.intro,
    lang: language.lang,
    dir: language.dir,
    start_url: rooted(site, '/'),
    scope: rooted(site, '/'),
    display: 'browser',
    background_color: themeColors.dark,
    theme_color: themeColors.dark,
    icons: [
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('icon-maskable-512.png', '512x512', 'maskable'),
    ],
  }
}
