import { nonEmpty } from '@/app/non-empty'
import { formatPerson, projectAddress, type Site, screenAddress } from '@/components/lib/addresses'
import { getContentDate } from '@/components/lib/dates'
import { currentJobs } from '@/components/lib/jobs'
import type { SortValue } from '@/components/lib/projects'
import { listProjects } from '@/components/lib/projects'
import type { Project } from '@/content/schema/content'
import { isoMonth } from '@/content/schema/dates'
import { type ListEntry, type ListKey, listDefinitions, listKeys } from '@/content/schema/lists'
import type { Content } from '@/content/schema/validate'
import { language } from '@/content/words'

/** A JSON-LD graph. It contains only what visitors can see. */
export type Graph = ReturnType<typeof createHomeGraph> | ReturnType<typeof createProjectsGraph>

/** Without the site's URL, readers resolve ids against the page. */
const createId = (site: Site, name: string) => ({ '@id': `${screenAddress(site, 'home')}#${name}` })

/** Returns the graph of the home page: a profile page about the owner. */
export function createHomeGraph(content: Content, site: Site) {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      website(content, site),
      {
        '@type': 'ProfilePage',
        ...createId(site, 'page'),
        url: site.url,
        name: formatPerson(content.profile),
        inLanguage: language.lang,
        dateModified: getContentDate(content),
        isPartOf: createId(site, 'website'),
        mainEntity: createId(site, 'person'),
      },
      person(content, site),
      ...works(content, site),
    ],
  }
}

/** Returns the graph of `/projects`: all projects in the default order. */
export function createProjectsGraph(content: Content, site: Site) {
  const { allProjects } = content.sections
  const url = screenAddress(site, 'projects')
  const listed = listProjects(content.projects, content.sortOptions)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      website(content, site),
      {
        '@type': 'CollectionPage',
        '@id': `${url}#page`,
        url: site.url && url,
        name: allProjects.heading,
        description: allProjects.lead,
        inLanguage: language.lang,
        isPartOf: createId(site, 'website'),
        author: createId(site, 'person'),
        mainEntity: {
          '@type': 'ItemList',
          numberOfItems: listed.length,
          itemListOrder: `https://schema.org/${listOrders[content.sortOptions[0]?.value ?? 'option1']}`,
          itemListElement: listed.map((project, i) => ({
            '@type': 'ListItem',
            position: i + 1,
            item: sourceCode(project, site),
          })),
        },
      },
      person(content, site),
    ],
  }
}

/** The terms of schema.org for the sort options (G10). */
const listOrders = {
  option1: 'ItemListOrderDescending',
  option2: 'ItemListOrderAscending',
  option3: 'ItemListUnordered',
} as const satisfies Record<SortValue, string>

function website({ profile }: Content, site: Site) {
  return {
    '@type': 'WebSite',
    ...createId(site, 'website'),
    url: site.url,
    name: profile.name,
    description: profile.intro,
    inLanguage: language.lang,
    author: createId(site, 'person'),
  }
}

function person(content: Content, site: Site) {
  const { profile, experiences, skillGroups } = content
  return {
    '@type': 'Person',
    ...createId(site, 'person'),
    name: profile.name,
    jobTitle: profile.title,
    description: profile.intro,
    url: site.url,
    image: profile.portrait && site.picture(profile.portrait),
    homeLocation: profile.location && { '@type': 'Place', name: profile.location },
    email: profile.email && `mailto:${profile.email}`,
    sameAs: nonEmpty(profile.links.map(({ href }) => href)),
    knowsAbout: nonEmpty(skillGroups.flatMap((group) => group.skills.map((skill) => skill.name))),
    ...credentials(content),
    worksFor: nonEmpty(
      currentJobs(content)
        .filter(({ company }) => company)
        .map(({ company, link }) => ({ '@type': 'Organization', name: company, url: link })),
    ),
    // An occupation has no dates, so a role wraps it (https://schema.org/Role).
    hasOccupation: nonEmpty(
      experiences
        .filter(({ title }) => title)
        .map((entry) => ({
          '@type': 'Role',
          hasOccupation: {
            '@type': 'Occupation',
            name: entry.title,
            description: entry.summary,
            occupationLocation: entry.location && { '@type': 'AdministrativeArea', name: entry.location },
            skills: nonEmpty(entry.stack),
          },
          startDate: isoMonth(entry.startDate),
          endDate: isoMonth(entry.endDate),
        })),
    ),
  }
}

/** Returns the optional lists that are properties of a person (D7). */
function credentials(content: Content): Record<string, readonly (string | object)[] | undefined> {
  const properties = listKeys.filter((key) => listDefinitions[key].property !== 'author')
  return Object.fromEntries(
    properties.map((key) => [listDefinitions[key].property, nonEmpty(toStructuredData(content, key))]),
  )
}

/** Returns the owner's works, such as talks. A Person has no property for them. */
function works(content: Content, site: Site) {
  return listKeys
    .filter((key) => listDefinitions[key].property === 'author')
    .flatMap((key) => toStructuredData(content, key))
    .map((work) => ({ ...Object(work), author: createId(site, 'person') }))
}

function toStructuredData(content: Content, key: ListKey): (string | object)[] {
  const entries: readonly ListEntry[] = content[key]
  return entries.flatMap((entry) => listDefinitions[key].structured(entry) || [])
}

/** Describes a project as source code, because search engines require a price and ratings for an application. */
function sourceCode(project: Project, site: Site) {
  const { logo } = project
  const picture = project.src[0] ?? (logo && { file: logo, alt: '' })
  return {
    '@type': 'SoftwareSourceCode',
    name: project.title,
    description: project.description,
    url: site.url && projectAddress(site, project.slug),
    codeRepository: project.github_link,
    sameAs: project.website_link,
    dateCreated: project.createdAt,
    keywords: project.type,
    image: picture && site.picture(picture),
    author: createId(site, 'person'),
  }
}

/** Returns the text of a JSON-LD script, escaped so no text can end it. */
export function serializeJsonLd(data: Graph): string {
  const unsafe = /[<>&\u2028\u2029]/g
  return JSON.stringify(data).replace(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Structured data for search engines. */
export function JsonLd({ data }: { data: Graph }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeJsonLd(data) }} />
}
