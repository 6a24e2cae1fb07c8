import { absoluteUrl, projectAddress, type Site } from '@/app/documents/addresses'
import { getContentDate } from '@/components/text/dates'
import { experienceFields, projectFields } from '@/content/schema/content'
import { isoMonth, PRESENT } from '@/content/schema/dates'
import { type EntriesKey, type ListEntry, listDefinitions, listKeys } from '@/content/schema/lists'
import { accountName, networkName } from '@/content/schema/networks'
import type { Content } from '@/content/schema/validate'

/** Returns the user name of a link. Websites have none; after a query it would be a guess. */
function usernameOf({ network, href }: Content['profile']['links'][number]): string | undefined {
  const isNetwork = network && network !== 'website'
  return isNetwork && !new URL(href).search ? accountName(href) : undefined
}

/** Returns the content as a JSON Resume 1.0.0 (https://jsonresume.org/schema). */
export function createJsonResume(content: Content, site: Site) {
  const { profile } = content
  const date = getContentDate(content)
  // The format has one web address: this site's, or the owner's other website (O11).
  const firstWebsite = profile.links.find(({ network }) => network === 'website')
  const website = site.url ? undefined : firstWebsite
  const profiles = profile.links.filter((link) => link !== website)
  const { projects: talks = [], ...sections } = listSections(content)
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: profile.name,
      label: profile.title,
      availability: profile.status,
      image: profile.portrait && site.picture(profile.portrait),
      email: profile.email,
      url: site.url ?? website?.href,
      // The location is one text, so splitting it into fields would be a guess (D9).
      location: profile.location && { city: profile.location },
      summary: [profile.intro, ...profile.about].filter(Boolean).join('\n\n') || undefined,
      profiles: profiles.map((link) => ({
        network: networkName(link),
        username: usernameOf(link),
        url: link.href,
      })),
    },
    work: content.experiences.map((job) => ({
      ...withResumeNames(job, experienceFields),
      isCurrent: isCurrent(job, 'experiences'),
    })),
    ...sections,
    ownLists: content.ownLists.map(({ title, entries }) => ({
      title,
      entries: entries.map((entry) => listEntry('ownLists', entry)),
    })),
    skills: content.skillGroups.map(({ title, skills }) => ({
      name: title,
      keywords: skills.map(({ name }) => name),
    })),
    projects: [
      ...content.projects.map((project) => ({
        ...withResumeNames(project, projectFields),
        url: project.website_link ?? (site.url && projectAddress(site, project.slug)),
      })),
      ...talks,
    ],
    interests: profile.interests.map((name) => ({ name })),
    meta: {
      canonical: site.url && absoluteUrl(site, 'resume.json'),
      version: profile.version,
      lastModified: date && `${date}T00:00:00`,
    },
  }
}

/** Returns the optional lists by their section of JSON Resume, which no two share (D7). */
function listSections(content: Content): Record<string, object[]> {
  const sections = listKeys.map((key) => {
    const entries: readonly ListEntry[] = content[key]
    return [listDefinitions[key].resume.section, entries.map((entry) => listEntry(key, entry))]
  })
  return Object.fromEntries(sections)
}

function listEntry(key: EntriesKey, entry: ListEntry): object {
  const { fields, type } = listDefinitions[key].resume
  return { ...withResumeNames(entry, fields), isCurrent: isCurrent(entry, key), type }
}

/** Returns an entry with the names of the format. Dates become ISO months. */
function withResumeNames(entry: object, fields: Record<string, string>): Record<string, unknown> {
  const renamed: Record<string, unknown> = {}
  for (const [field, name] of Object.entries(fields)) {
    const value: unknown = Reflect.get(entry, field)
    const isDate = typeof value === 'string' && /date$/i.test(name)
    renamed[name] = isDate ? isoMonth(value) : value
  }
  return renamed
}

/**
 * In this format an entry without an end is current, so a custom field stores whether the owner
 * wrote "Present" (D3). It is left out for a school without an end, which may go on or be over.
 */
function isCurrent({ startDate, endDate }: { startDate?: unknown; endDate?: unknown }, key: string) {
  if (endDate === PRESENT) return true
  return startDate && !endDate && key !== 'education' ? false : undefined
}

/** Serializes a document without its empty lists (O2). */
export function toJson(data: object, indent?: number): string {
  const omitEmpty = (_: string, value: unknown) =>
    Array.isArray(value) && value.length === 0 ? undefined : value
  return JSON.stringify(data, omitEmpty, indent)
}
