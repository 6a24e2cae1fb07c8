import type { ProjectInput } from '@/content/schema/content'
import { PRESENT } from '@/content/schema/dates'
import { slugify } from '@/content/schema/slug'
import { addressOf, isCodeAddress } from '@/scripts/old-setup/addresses'
import { asIsoMonth } from '@/scripts/old-setup/dates'
import { POINTS, STACK } from '@/scripts/old-setup/entries'
import {
  address,
  addresses,
  line,
  lines,
  list,
  names,
  noteUnread,
  type Read,
  readGroup,
  texts,
  within,
} from '@/scripts/old-setup/fields'
import { joinedPeriod, periodFields } from '@/scripts/old-setup/period'
import { oneParagraph, pointsAndProse, pointsOf } from '@/scripts/old-setup/points'
import { withoutLinks } from '@/scripts/old-setup/text'
import { nonEmpty } from '@/scripts/setup/non-empty'

/** The address of a repository, also as `owner/name` at GitHub. */
const codeAddress: Read<string> = (value, place) => {
  const [first, ...others] = [value].flat()
  for (const other of others) noteUnread(place, other, 'the project has another code address')
  const isName = typeof first === 'string' && /github/i.test(place.path) && /^[\w.-]+\/[\w.-]+$/.test(first)
  return isName && !addressOf(first) ? `https://github.com/${first}` : address(first, place)
}

const fields = {
  name: [line, 'displayName projectName'],
  title: [line],
  type: [line, 'category kind'],
  text: [lines, 'subtitle tagline description desc blurb abstract overview summary details about content'],
  points: [texts, POINTS],
  footer: [line],
  role: [line, 'position roles'],
  entity: [line, 'company employer client organization organisation'],
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

/** Returns whether an address leads to a repository, not to its owner. */
const isRepository = (url: string) =>
  isCodeAddress(url) && new URL(url).pathname.split('/').filter(Boolean).length > 1

/** Six words, one of them in lowercase: a description, not a type. */
const sentence = /^(?=.*\s\p{Ll})(?:\S+\s+){5}\S/u

/** Reads a project, which must have a name. */
const readProject: Read<ProjectInput> = (value, place) => {
  const {
    name,
    title: own,
    type: kind = '',
    code,
    urls = [],
    video,
    keywords = [],
    ...project
  } = readGroup(typeof value === 'string' ? { title: value } : value, place, fields)
  const text = name ?? own
  if (!text) return undefined
  if (own && name && own !== name) noteUnread(within(place, 'title'), own, 'the project has a name')
  const { footer, role, entity } = project
  const { text: title, links } = withoutLinks(text)
  const [type, opening] = sentence.test(kind) ? ['', kind] : [kind, '']
  const { points, prose } = pointsAndProse([opening, project.text ?? ''].join('\n\n'), true)
  const { start, end } = joinedPeriod(project)
  const date = start ?? (typeof end === 'object' ? end : undefined)
  const last = typeof end === 'object' ? asIsoMonth(end) : end === PRESENT && !start && end
  if (last && last !== (date && asIsoMonth(date)))
    noteUnread(within(place, 'endDate'), last, 'no place on the site')
  // The resume.json of this site repeats the type as a keyword, and has the address of the project's page.
  const further = keywords.filter((keyword) => keyword !== type)
  const elsewhere = [...urls, ...(addresses(links, place) ?? [])].filter(
    (url) => new URL(url).searchParams.get('project') !== slugify(title),
  )
  const all = [code, project.website, ...elsewhere].flatMap((url) => url ?? [])
  for (const url of all)
    if (isCodeAddress(url) && !isRepository(url))
      noteUnread(within(place, 'url'), url, 'it leads to no repository')
  const pages = all.filter((url) => !isCodeAddress(url) || isRepository(url))
  const github_link = code && pages.includes(code) ? code : pages.find(isRepository)
  const [website_link, ...others] = pages.filter((url) => url !== github_link)
  for (const other of others)
    if (other !== website_link) noteUnread(within(place, 'url'), other, 'the project has another website')
  return {
    title,
    type: type ? type.charAt(0).toUpperCase() + type.slice(1) : undefined,
    createdAt: date && asIsoMonth(date),
    description: oneParagraph(prose),
    bulletpoints: nonEmpty([
      ...points,
      ...(project.points ?? []).flatMap(pointsOf),
      ...(further.length > 0 ? [further.join(', ')] : []),
    ]),
    footer: [...new Set([footer, role, entity].filter(Boolean))].join(', ') || undefined,
    github_link,
    video_link: video,
    website_link,
  }
}

export const readProjects = list(readProject, 'its name is missing')
