import type { ExperienceInput, ProjectInput } from '../../content/schema'
import { slugify } from '../../content/slug'
import { isCodeAddress } from './addresses'
import { asIsoMonth } from './dates'
import { address, line, lines, names, noteUnread, type Read, readGroup, someOf, texts } from './fields'
import { location } from './location'
import { periodFields, periodOf } from './period'
import { oneParagraph, pointsAndProse, pointsOf, takeStack, textParts } from './points'

const highlights = [
  texts,
  'responsibilities',
  'achievements',
  'points',
  'bullets',
  'tasks',
  'accomplishments',
  'challenges',
] as const

/** Paragraphs of two fields, of which one may repeat the other. */
function joined(...parts: (string | undefined)[]): string {
  return [...new Set(parts)].filter(Boolean).join('\n\n')
}

/** Reads a job; one without a company needs a title. */
export const readJob: Read<Omit<ExperienceInput, 'id'>> = (value, place) => {
  const job = readGroup(value, place, {
    ...periodFields,
    company: [line, 'name', 'employer', 'organization', 'organisation', 'companyName'],
    title: [line, 'position', 'role', 'jobTitle', 'designation'],
    location: [location, 'place', 'city'],
    description: [lines, 'companyDescription'],
    summary: [lines, 'text', 'details', 'content', 'activities'],
    highlights,
    stack: [names, 'keywords', 'technologies', 'techStack', 'tech', 'tools', 'skills'],
    link: [address, 'url', 'website', 'href', 'homepage'],
  })
  const { company, title } = job
  if (!company && !title) return undefined
  const text = textParts(joined(job.description, job.summary))
  const [named, points] = takeStack((job.highlights ?? []).flatMap(pointsOf))
  const stack = [...new Set([...(job.stack ?? []), ...text.stack, ...named])]
  return {
    company,
    title,
    ...periodOf(job, company ?? title ?? '', place, true),
    location: job.location,
    summary: oneParagraph(text.prose),
    stack: someOf(stack),
    responsibilities: someOf([...text.points.filter((point) => !points.includes(point)), ...points]),
    link: job.link,
  }
}

/** Reads a project. */
export const readProject: Read<ProjectInput> = (value, place) => {
  const project = readGroup(withoutLink(value), place, {
    title: [line, 'name', 'projectName'],
    type: [line, 'category', 'kind'],
    description: [lines, 'text', 'details'],
    summary: [lines],
    highlights,
    keywords: [names, 'technologies', 'techStack', 'stack', 'tech', 'tools', 'skills'],
    ...periodFields,
    code: [address, 'github', 'githubUrl', 'githubLink', 'repository', 'repo', 'source', 'sourceCode'],
    url: [address, 'link', 'href'],
    website: [address, 'websiteLink', 'demo', 'live', 'homepage'],
    video: [address, 'videoLink'],
  })
  const { title, type, code, url } = project
  if (!title) return undefined
  const { points, prose } = pointsAndProse(joined(project.description, project.summary))
  const { start } = { ...project.period, ...project.startDate }
  const end = project.endDate
  const from = start ?? (typeof end === 'object' ? end : undefined)
  if (start && typeof end === 'object')
    noteUnread({ ...place, path: `${place.path}.endDate` }, end, 'no place on the site')
  const keywords = project.keywords ?? []
  // The resume.json of this site has the kind of a project as its only keyword.
  const isKind = keywords.length === 1 && type === 'application'
  const isCode = !code && url !== undefined && isCodeAddress(url)
  // The resume.json of this site has the address of a project there.
  const isOwnPage = url !== undefined && new URL(url).searchParams.get('project') === slugify(title)
  const website = project.website ?? (isCode || isOwnPage ? undefined : url)
  return {
    title,
    type: isKind ? keywords[0] : type && type.charAt(0).toUpperCase() + type.slice(1),
    createdAt: from && asIsoMonth(from),
    description: oneParagraph(prose),
    bulletpoints: someOf([
      ...points,
      ...(project.highlights ?? []).flatMap(pointsOf),
      ...(keywords.length > 0 && !isKind ? [keywords.join(', ')] : []),
    ]),
    github_link: code ?? (isCode ? url : undefined),
    video_link: project.video,
    website_link: website === (code ?? url) && (code || isCode) ? undefined : website,
  }
}

/** Takes the address out of a name that is a link in Markdown. */
function withoutLink(value: unknown): unknown {
  const [, name, url] = /^\[([^\]]+)\]\((\S+)\)$/.exec(String(Object(value).name)) ?? []
  return name ? { url, ...Object(value), name } : value
}
