import { projectAddress, type Site } from '@/app/documents/addresses'
import { toJson } from '@/app/documents/json-resume'
import { listProjects } from '@/components/projects/project-list'
import { getContentDate } from '@/components/text/dates'
import type { Project } from '@/content/schema/content'
import { PRESENT } from '@/content/schema/dates'
import type { Content } from '@/content/schema/validate'
import { language } from '@/content/words'

/** Returns the structured data of the home page: facts about the owner that visitors can see. */
export function createProfileData(content: Content, site: Site) {
  const { profile, education, experiences, languages } = content
  const currentJobs = experiences.filter(({ endDate }) => endDate === PRESENT)
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    inLanguage: language.lang,
    dateModified: getContentDate(content),
    mainEntity: {
      '@type': 'Person',
      name: profile.name,
      jobTitle: profile.title,
      description: profile.intro,
      url: site.url,
      image: profile.portrait && site.picture(profile.portrait),
      homeLocation: profile.location && { '@type': 'Place', name: profile.location },
      sameAs: profile.links.map(({ href }) => href),
      worksFor: currentJobs.flatMap(({ company: name, link: url }) =>
        name ? [{ '@type': 'Organization', name, url }] : [],
      ),
      alumniOf: education.flatMap(({ institution: name, link: url }) =>
        name ? [{ '@type': 'EducationalOrganization', name, url }] : [],
      ),
      knowsLanguage: languages.map(({ name }) => name),
    },
  }
}

/** Returns the structured data of `/projects`: the projects in the default order. */
export function createProjectsData({ projects, sortOptions }: Content, site: Site) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: listProjects(projects, sortOptions).map(({ title, slug }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: title,
      url: site.url && projectAddress(site, slug),
    })),
  }
}

/** Returns the structured data of a project's page (G14). */
export function createProjectData(project: Project, { profile }: Content, site: Site) {
  const [screenshot] = project.src
  return {
    '@context': 'https://schema.org',
    // Search engines require a price and ratings for a SoftwareApplication.
    '@type': project.github_link ? 'SoftwareSourceCode' : 'CreativeWork',
    name: project.title,
    description: project.description,
    url: site.url && projectAddress(site, project.slug),
    image: screenshot && site.picture(screenshot),
    codeRepository: project.github_link,
    keywords: project.stack,
    dateCreated: project.createdAt,
    author: { '@type': 'Person', name: profile.name },
  }
}

/** Renders structured data for search engines. */
export function JsonLd({ data }: { data: object }) {
  // Otherwise a text could end the script.
  const json = toJson(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
