import { nonEmpty } from '@/app/non-empty'
import type { ProjectInput } from '@/content/schema/content'
import { slugify } from '@/content/schema/slug'
import { isCodeAddress } from '@/scripts/setup/addresses'
import { asIsoMonth } from '@/scripts/setup/dates'
import { linkedName, POINTS, STACK } from '@/scripts/setup/entries'
import {
  address,
  addresses,
  line,
  lines,
  names,
  noteUnread,
  type Read,
  readGroup,
  texts,
  unwrappedEntry,
  within,
} from '@/scripts/setup/fields'
import { joinedPeriod, periodFields } from '@/scripts/setup/period'
import { oneParagraph, pointsAndProse, pointsOf } from '@/scripts/setup/points'

/** The address of a repository: the first of several. */
const codeAddress: Read<string> = (value, place) => {
  const [first, ...others] = [value].flat()
  for (const other of others) noteUnread(place, other, 'the project has another code address')
  return address(first, place)
}

const fields = {
  title: [line, 'displayName name projectName'],
  type: [line, 'category kind'],
  text: [lines, 'description desc subtitle tagline blurb abstract overview summary details about content'],
  points: [texts, POINTS],
  footer: [line],
  role: [line, 'position roles'],
  keywords: [names, `${STACK} languages libraries`],
  ...periodFields,
  code: [codeAddress, 'github_link github git githubUrl codeUrl repository repo repoUrl source sourceCode'],
  urls: [addresses, 'url link href links references'],
  website: [
    address,
    'website_link projectUrl demo demoUrl liveDemo live liveUrl liveVersion homepage website site deployed',
  ],
  video: [address, 'video_link'],
} as const

/** Reads a project. */
export const readProject: Read<ProjectInput> = (value, place) => {
  const {
    title: text,
    type,
    code,
    urls = [],
    video,
    keywords = [],
    ...project
  } = readGroup(typeof value === 'string' ? { title: value } : unwrappedEntry(value), place, fields)
  if (!text) return undefined
  if (project.footer && project.role) noteUnread(within(place, 'role'), project.role, 'no place on the site')
  const { name: title = text, link: linked } = linkedName(text)
  const { points, prose } = pointsAndProse(project.text ?? '')
  const { start, end } = joinedPeriod(project)
  const date = start ?? (typeof end === 'object' ? end : undefined)
  if (start && typeof end === 'object' && asIsoMonth(end) !== asIsoMonth(start))
    noteUnread(within(place, 'endDate'), asIsoMonth(end), 'no place on the site')
  // The resume.json of this site repeats the type as a keyword, and has the address of the project's page.
  const further = keywords.filter((keyword) => keyword !== type)
  const elsewhere = [...urls, linked ?? []]
    .flat()
    .filter((url) => new URL(url).searchParams.get('project') !== slugify(title))
  const github_link = code ?? elsewhere.find(isCodeAddress)
  const [website_link, ...others] = [project.website, ...elsewhere].filter(
    (url) => url && url !== github_link,
  )
  for (const other of others)
    if (other !== website_link) noteUnread(within(place, 'url'), other, 'the project has another website')
  return {
    title,
    type: type && type.charAt(0).toUpperCase() + type.slice(1),
    createdAt: date && asIsoMonth(date),
    description: oneParagraph(prose),
    bulletpoints: nonEmpty([
      ...points,
      ...(project.points ?? []).flatMap(pointsOf),
      ...(further.length > 0 ? [further.join(', ')] : []),
    ]),
    footer: project.footer ?? project.role,
    github_link,
    video_link: video,
    website_link,
  }
}
