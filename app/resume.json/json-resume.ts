import type { Content } from '@/content/validate'
import { contentDate, isoMonth } from '../../components/lib/dates'
import { absolute, documentFiles, projectAddress, type Site } from '../../components/lib/site'
import { networkName } from '../../content/networks'

/** The content as a JSON Resume (https://jsonresume.org/schema, version 1.0.0): where its fields are matched with ours. */
export function jsonResume(content: Content, site: Site) {
  const { profile } = content
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: profile.name,
      label: profile.title,
      image: profile.portrait && site.picture(profile.portrait),
      email: profile.email,
      url: site.url,
      summary: [profile.intro, ...profile.about].filter(Boolean).join('\n\n') || undefined,
      profiles: profile.links.map((link) => ({
        network: networkName(link),
        username: usernameOf(link.href),
        url: link.href,
      })),
    },
    work: content.experiences.map((entry) => ({
      name: entry.company,
      position: entry.title,
      url: entry.link,
      startDate: isoMonth(entry.startDate),
      endDate: isoMonth(entry.endDate),
      highlights: entry.responsibilities,
    })),
    education: content.education.map((entry) => ({
      institution: entry.institution,
      area: entry.degree,
      url: entry.link,
      startDate: entry.startDate && isoMonth(entry.startDate),
      endDate: entry.endDate && isoMonth(entry.endDate),
      courses: entry.points,
    })),
    certificates: content.certifications.map(({ name, issuer, date, link }) => ({
      name,
      date: date && isoMonth(date),
      issuer,
      url: link,
    })),
    languages: content.languages.map(({ name, level }) => ({ language: name, fluency: level })),
    awards: content.awards.map(({ title, issuer, date }) => ({
      title,
      date: date && isoMonth(date),
      awarder: issuer,
    })),
    skills: content.skillGroups.map(({ title, skills }) => ({
      name: title,
      keywords: skills.map(({ name }) => name),
    })),
    projects: [
      ...content.projects.map((project) => ({
        name: project.title,
        description: project.description,
        highlights: project.bulletpoints,
        keywords: [project.type],
        startDate: project.createdAt,
        url: project.website_link ?? (site.url && projectAddress(site, project.slug)),
        type: 'application',
      })),
      // The schema knows talks as projects of that type.
      ...content.talks.map(({ title, event, date, link }) => ({
        name: title,
        entity: event,
        startDate: date && isoMonth(date),
        url: link,
        type: 'talk',
      })),
    ],
    interests: profile.interests.map((name) => ({ name })),
    meta: {
      canonical: site.url && absolute(site, documentFiles.jsonResume),
      version: profile.version,
      lastModified: `${contentDate(content)}T00:00:00`,
    },
  }
}

/** The last part of a profile's address, which is how networks name their members. */
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
