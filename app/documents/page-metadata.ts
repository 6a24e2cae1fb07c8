import type { Metadata } from 'next'
import { absoluteUrl, formatPerson, projectAddress, type Site } from '@/app/documents/addresses'
import { sitePath } from '@/components/paths'
import { format, formatCount } from '@/components/text/format'
import { joinList, toSentence } from '@/components/text/punctuation'
import { shorten } from '@/components/text/sentences'
import { PREVIEW_SIZE } from '@/components/ui/constants'
import type { Project } from '@/content/schema/content'
import type { Content } from '@/content/schema/validate'
import { language, metadata as words } from '@/content/words'

type Screen = 'home' | 'projects'

/** The facts that differ between the pages. */
interface PageFacts {
  title: string
  description: string
  /** Undefined without the site's URL. */
  url?: string
  type: 'profile' | 'website' | 'article'
  /** The picture of the link preview; by default the site's card. */
  preview?: { url: string; alt: string; type: string }
  isListed?: boolean
  alternates?: NonNullable<Metadata['alternates']>['types']
}

/**
 * Returns the metadata of a screen. Without the site's URL, canonical and card are omitted. Icon
 * URLs are relative to the root, so they load on preview hosts too.
 */
export function createPageMetadata(screen: Screen, content: Content, site: Site): Metadata {
  const resume = { url: absoluteUrl(site, 'resume.json'), title: 'JSON Resume' }
  const isHome = screen === 'home'
  return createMetadata(content, site, {
    ...titleAndDescription(screen, content),
    url: site.url && absoluteUrl(site, isHome ? '' : 'projects'),
    type: isHome ? 'profile' : 'website',
    // Without projects, /projects is empty.
    isListed: isHome || content.projects.length > 0,
    alternates: isHome ? { 'application/json': [resume] } : {},
  })
}

/** Length of the description of a project in search results, in characters. */
const MAX_DESCRIPTION = 160

/** Returns the metadata of a project's page (G14). */
export function createProjectMetadata(project: Project, content: Content, site: Site): Metadata {
  const { title, slug, description, bulletpoints, src } = project
  const { profile } = content
  const [screenshot] = src
  const preview = screenshot && site.preview(screenshot)
  const text = description ?? bulletpoints[0] ?? formatPerson(profile)
  return createMetadata(content, site, {
    title: format(words.projectsTitle, { heading: title, name: profile.name }),
    description: shorten(text, MAX_DESCRIPTION),
    url: site.url && projectAddress(site, slug),
    type: 'article',
    preview: preview ? { url: preview, alt: screenshot.alt, type: 'image/jpeg' } : undefined,
  })
}

function createMetadata({ profile }: Content, site: Site, page: PageFacts): Metadata {
  const { title, description, url, isListed = true } = page
  const card = { url: absoluteUrl(site, 'og.png'), alt: formatPerson(profile), type: 'image/png' }
  const image = { ...PREVIEW_SIZE, ...(page.preview ?? card) }
  return {
    title,
    description,
    authors: [{ name: profile.name, url: absoluteUrl(site, '') }],
    metadataBase: site.url ? new URL(site.url) : null,
    alternates: { canonical: url, types: page.alternates ?? {} },
    // Next derives the Twitter tags from these.
    openGraph: {
      type: page.type,
      url,
      title,
      description,
      siteName: profile.name,
      locale: getOpenGraphLocale(),
      images: site.url ? [image] : [],
    },
    robots: {
      index: isListed,
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
