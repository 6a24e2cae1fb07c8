import type { Content } from '@/content/validate'
import { contentDate } from '../../components/lib/dates'
import { absoluteUrl, documentFiles, projectAddress, type Site } from '../../components/lib/site'
import { isoMonth } from '../../content/dates'
import { type ListEntry, type ListKey, listDefinitions, listKeys } from '../../content/lists'
import { networkName } from '../../content/networks'

/** The content as a JSON Resume (https://jsonresume.org/schema, version 1.0.0): where its fields are matched with ours. */
export function createJsonResume(content: Content, site: Site) {
  const { profile } = content
  const { projects: listedAsProjects = [], ...sections } = listSections(content)
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: profile.name,
      label: profile.title,
      image: profile.portrait && site.picture(profile.portrait),
      email: profile.email,
      url: site.url,
      // The format has a field for each part of an address; the owner wrote one text (D9).
      location: profile.location && { city: profile.location },
      summary: [profile.intro, ...profile.about].filter(Boolean).join('\n\n') || undefined,
      profiles: some(
        profile.links.map((link) => ({
          network: networkName(link),
          username: usernameOf(link.href),
          url: link.href,
        })),
      ),
    },
    work: some(
      content.experiences.map((entry) => ({
        name: entry.company,
        position: entry.title,
        location: entry.location,
        url: entry.link,
        startDate: isoMonth(entry.startDate),
        endDate: isoMonth(entry.endDate),
        summary: entry.summary,
        highlights: some(entry.responsibilities),
        // JSON Resume knows keywords of skills and projects only, but allows further fields.
        keywords: some(entry.stack),
      })),
    ),
    ...sections,
    skills: some(
      content.skillGroups.map(({ title, skills }) => ({
        name: title,
        keywords: skills.map(({ name }) => name),
      })),
    ),
    projects: some([
      ...content.projects.map((project) => ({
        name: project.title,
        description: project.description,
        highlights: some(project.bulletpoints),
        keywords: project.type && [project.type],
        startDate: project.createdAt,
        url: project.website_link ?? (site.url && projectAddress(site, project.slug)),
        type: 'application',
      })),
      ...listedAsProjects,
    ]),
    interests: some(profile.interests.map((name) => ({ name }))),
    meta: {
      canonical: site.url && absoluteUrl(site, documentFiles.jsonResume),
      version: profile.version,
      lastModified: `${contentDate(content)}T00:00:00`,
    },
  }
}

/** The last part of a profile's address, which is how networks name their members. */
/** The optional lists by the section of JSON Resume that takes them (D7). */
function listSections(content: Content): Record<string, object[]> {
  const sections: Record<string, object[]> = {}
  for (const key of listKeys) {
    const { section } = listDefinitions[key].resume
    const entries: readonly ListEntry[] = content[key]
    if (entries.length > 0)
      sections[section] = [...(sections[section] ?? []), ...entries.map((entry) => listEntry(key, entry))]
  }
  return sections
}

function listEntry(key: ListKey, entry: ListEntry): object {
  const { fields, type } = listDefinitions[key].resume
  const pairs = Object.entries(fields).map(([field, name]) => [name, resumeValue(field, entry[field])])
  return { ...Object.fromEntries(pairs), type }
}

function resumeValue(field: string, value: ListEntry[string]): ListEntry[string] {
  if (typeof value === 'string') return /date$/i.test(field) ? isoMonth(value) : value
  return value && some(value)
}

/** Leaves an empty list out (O2). */
function some<T>(values: readonly T[]): readonly T[] | undefined {
  return values.length > 0 ? values : undefined
}

function usernameOf(address: string): string {
  const { hostname, pathname } = new URL(address)
  const name = pathname.split('/').filter(Boolean).at(-1) ?? hostname
  try {
    return decodeURIComponent(name)
  } catch {
    // A lone percent sign is legal in an address.
    return name
  }
}
