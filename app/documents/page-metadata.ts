import type { Metadata } from 'next'
import { absoluteUrl, formatPerson, type Screen, type Site, screenAddress } from '@/app/documents/addresses'
import { sitePath } from '@/components/frame/paths'
import { format, formatCount } from '@/components/text/format'
import { joinList, toSentence } from '@/components/text/punctuation'
import type { Content } from '@/content/schema/validate'
import { language, metadata as words } from '@/content/words'

/**
 * Returns the metadata of a screen. Without the site's URL, canonical and card are omitted. Icon URLs are relative to the root,
 * so they load on preview hosts too.
 */
export function createPageMetadata(screen: Screen, content: Content, site: Site): Metadata {
  const { title, description } = titleAndDescription(screen, content)
  const { profile } = content
  const url = site.url && screenAddress(site, screen)
  const resume = { url: absoluteUrl(site, 'resume.json'), title: 'JSON Resume' }
  const card = {
    url: absoluteUrl(site, 'og.png'),
    width: 1200,
    height: 630,
    alt: formatPerson(profile),
    type: 'image/png',
  }
  return {
    title,
    description,
    applicationName: profile.name,
    authors: [{ name: profile.name, url: screenAddress(site, 'home') }],
    metadataBase: site.url ? new URL(site.url) : null,
    alternates: { canonical: url, types: screen === 'home' ? { 'application/json': [resume] } : {} },
    // Next derives the Twitter tags from these.
    openGraph: {
      type: screen === 'home' ? 'profile' : 'website',
      url,
      title,
      description,
      siteName: profile.name,
      locale: getOpenGraphLocale(),
      images: site.url ? [card] : [],
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
        { url: sitePath('/favicon.ico'), sizes: '32x32' },
        { url: sitePath('/icon.svg'), type: 'image/svg+xml', sizes: 'any' },
      ],
      apple: [{ url: sitePath('/apple-touch-icon.png'), sizes: '180x180' }],
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

function titleAndDescription(screen: Screen, { profile, sections, projects }: Content) {
  const person = formatPerson(profile)
  if (screen === 'home') {
    const interests = profile.interests.length > 0 && toSentence(joinList(profile.interests))
    return { title: person, description: joinWords(profile.intro, interests) || person }
  }
  const { heading, lead } = sections.allProjects
  const count = formatCount(words.projectsDescription, projects.length, { person })
  return {
    title: format(words.projectsTitle, { heading, name: profile.name }),
    description: joinWords(count, lead),
  }
}

function joinWords(...texts: (string | false | undefined)[]): string {
  return texts.filter(Boolean).join(' ')
}
