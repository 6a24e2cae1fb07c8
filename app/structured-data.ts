import type { Project } from '@/content/schema'
import type { Content } from '@/content/validate'
import { contentDate } from '../components/lib/dates'
import { currentJobs } from '../components/lib/jobs'
import { listProjects } from '../components/lib/projects'
import type { SortValue } from '../components/lib/query'
import { formatPerson, projectAddress, type Site, screenAddress } from '../components/lib/site'
import { isoMonth } from '../content/dates'
import { type ListEntry, type ListKey, listDefinitions, listKeys } from '../content/lists'
import { language } from '../content/words'

/** JSON-LD: one graph a screen, its things referring to each other by address. Nothing in it is hidden from visitors. */
export type Graph = ReturnType<typeof homeStructuredData> | ReturnType<typeof projectsStructuredData>

/** Without an address of the site, ids begin at the root: readers resolve them against the page. */
const idOf = (site: Site, name: string) => ({ '@id': `${screenAddress(site, 'home')}#${name}` })

/** The home page: who this is, for search engines that show profiles. */
export function homeStructuredData(content: Content, site: Site) {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      website(content, site),
      {
        '@type': 'ProfilePage',
        ...idOf(site, 'page'),
        url: site.url,
        name: formatPerson(content.profile),
        inLanguage: language.lang,
        dateModified: contentDate(content),
        isPartOf: idOf(site, 'website'),
        mainEntity: idOf(site, 'person'),
      },
      person(content, site),
      ...works(content, site),
    ],
  }
}

/** `/projects`: all projects in the order in which the screen lists them before anything is chosen. */
export function projectsStructuredData(content: Content, site: Site) {
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
        isPartOf: idOf(site, 'website'),
        author: idOf(site, 'person'),
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

/** The terms of schema.org for the orders of the list (G10); types are not in the order of a value. */
const listOrders = {
  option1: 'ItemListOrderDescending',
  option2: 'ItemListOrderAscending',
  option3: 'ItemListUnordered',
} as const satisfies Record<SortValue, string>

function website({ profile }: Content, site: Site) {
  return {
    '@type': 'WebSite',
    ...idOf(site, 'website'),
    url: site.url,
    name: profile.name,
    description: profile.intro,
    inLanguage: language.lang,
    author: idOf(site, 'person'),
  }
}

function person(content: Content, site: Site) {
  const { profile, experiences, skillGroups } = content
  return {
    '@type': 'Person',
    ...idOf(site, 'person'),
    name: profile.name,
    jobTitle: profile.title,
    description: profile.intro,
    url: site.url,
    image: profile.portrait && site.picture(profile.portrait),
    homeLocation: profile.location && { '@type': 'Place', name: profile.location },
    email: profile.email && `mailto:${profile.email}`,
    sameAs: some(profile.links.map(({ href }) => href)),
    knowsAbout: some(skillGroups.flatMap((group) => group.skills.map((skill) => skill.name))),
    ...credentials(content),
    worksFor: some(
      currentJobs(content)
        .filter(({ company }) => company)
        .map(({ company, link }) => ({ '@type': 'Organization', name: company, url: link })),
    ),
    // A role carries the dates that an occupation has no property for: https://schema.org/Role.
    hasOccupation: some(
      experiences
        .filter(({ title }) => title)
        .map((entry) => ({
          '@type': 'Role',
          hasOccupation: {
            '@type': 'Occupation',
            name: entry.title,
            description: entry.summary,
            occupationLocation: entry.location && { '@type': 'AdministrativeArea', name: entry.location },
            skills: some(entry.stack),
          },
          startDate: isoMonth(entry.startDate),
          endDate: isoMonth(entry.endDate),
        })),
    ),
  }
}

/** The optional lists that are properties of the person, such as degrees and awards (D7). */
function credentials(content: Content): Record<string, (string | object)[] | undefined> {
  const properties = listKeys.filter((key) => listDefinitions[key].property !== 'author')
  return Object.fromEntries(
    properties.map((key) => [listDefinitions[key].property, some(structured(content, key))]),
  )
}

/** The works that the person is the author of, such as talks. A Person has no property for them. */
function works(content: Content, site: Site) {
  return listKeys
    .filter((key) => listDefinitions[key].property === 'author')
    .flatMap((key) => structured(content, key))
    .map((work) => ({ ...Object(work), author: idOf(site, 'person') }))
}

function structured(content: Content, key: ListKey): (string | object)[] {
  const entries: readonly ListEntry[] = content[key]
  return entries.flatMap((entry) => listDefinitions[key].structured(entry) || [])
}

/** A property that would hold nothing is left out. */
function some<T>(values: T[]): T[] | undefined {
  return values.length > 0 ? values : undefined
}

/**
 * Source code and not an application: search engines want an application's price and ratings, which a portfolio has
 * none of and must not invent.
 */
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
    author: idOf(site, 'person'),
  }
}

/** @returns the text of a `<script type="application/ld+json">`: nothing in it can end the element or start another */
export function jsonLdScript(data: Graph): string {
  const unsafe = /[<>&\u2028\u2029]/g
  return JSON.stringify(data).replace(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
