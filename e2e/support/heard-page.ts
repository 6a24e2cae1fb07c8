import { counted } from '@/components/lib/counted'
import { formatMonth } from '@/components/lib/month'
import { filled } from '@/components/lib/words'
import { navigationOf } from '@/components/site/navigation'
import type { Project } from '@/content/schema'
import { content } from '@/content/site'
import * as words from '@/content/words'
import {
  allOf,
  button,
  type Heard,
  heading,
  holding,
  image,
  item,
  link,
  list,
  named,
  outbound,
  text,
  texts,
} from './heard'

const { profile, sections, projects } = content
const items = navigationOf(content)

export function heardHeader(isNarrow: boolean, ...menu: Heard[]): Heard {
  const toSections = items.map(({ label }) => item(link(label)))
  return holding(
    'banner',
    link(`${profile.name} ${words.header.home}`),
    named(
      'navigation',
      words.header.label,
      isNarrow || items.length === 0 ? undefined : list(toSections),
      outbound(words.header.resume),
      button(words.colorMode.toDark),
      ...(isNarrow && items.length > 0 ? menu : []),
    ),
  )
}

export function heardPage(isNarrow: boolean, ...main: Heard[]): string {
  const { credit, version } = words.footer
  const said = [`${filled(credit, { name: profile.name })}, ${new Date().getFullYear()}`]
  if (profile.version) said.push(version, profile.version)
  return allOf(
    link(words.page.skip),
    heardHeader(isNarrow, button(words.menu.label)),
    holding('main', ...main),
    holding(
      'contentinfo',
      named(
        'navigation',
        words.footer.label,
        list([...items.map(({ label }) => item(link(label))), item(outbound(words.header.resume))]),
      ),
      text('paragraph', said.join(' ')),
    ),
    // Where a change of the page, and where messages are told.
    'alert',
    'status',
  )
}

interface Slide {
  label: string
  shows: Heard
}

/** W1: its controls come first, so that whoever needs it to stop finds them before what moves. */
export function heardSlider(name: string, all: readonly Slide[], ...pause: Heard[]): Heard {
  const { show, previous, next, place } = words.slider
  const [first] = all
  if (all.length < 2) return first?.shows
  return named(
    'region',
    name,
    ...all.map(({ label }, i) => button(filled(show, { number: i + 1, picture: label }))),
    ...pause,
    button(previous),
    button(next),
    named('group', filled(place, { number: 1, count: all.length }), first?.shows),
  )
}

export function heardCard({ title, type, createdAt, src }: Project): Heard {
  const month = formatMonth(createdAt)
  return item(
    link(
      `${title} ${type} ${month}`,
      image(src[0]?.alt ?? ''),
      heading(3, title),
      text('text', type),
      text('time', month),
    ),
  )
}

/** @param typeList the list of types, closed or open */
export function heardTools(...typeList: Heard[]): Heard {
  const { searchLabel, searchHint, sort } = words.explorerTools
  return named(
    'search',
    searchLabel,
    named('searchbox', searchHint),
    ...typeList,
    button(`${sort} ${content.sortOptions[0]?.label}`),
  )
}

export const typeName = `${words.explorerTools.type} ${words.explorerTools.allTypes}`

export function heardProjects(isNarrow: boolean): string {
  const { heading: title, lead } = sections.allProjects
  const newestFirst = projects.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  return heardPage(
    isNarrow,
    named(
      'region',
      title,
      link(words.explorer.goBack),
      heading(1, title),
      ...(projects.length === 0
        ? [text('paragraph', words.noProjects.text)]
        : [
            text('paragraph', lead),
            heardTools(button(typeName)),
            heading(2, words.results.heading),
            text('status', counted(words.results.all, projects.length)),
            list(newestFirst.map(heardCard)),
          ]),
    ),
  )
}

export function heardDialog(project: Project): Heard {
  const { title, type, createdAt, src, bulletpoints, description, footer } = project
  const { code, demo, website } = words.projectLinks
  const enlarge = src.map(({ alt }) => ({
    label: alt,
    shows: button(filled(words.dialog.enlarge, { picture: alt }), image(alt)),
  }))
  return named(
    'dialog',
    title,
    image(filled(words.projectPictures.logo, { title })),
    heading(2, title),
    text('text', type),
    text('time', formatMonth(createdAt)),
    button(words.dialog.close),
    heardSlider(filled(words.dialog.screenshots, { title }), enlarge),
    list(texts(bulletpoints)),
    text('paragraph', description),
    text('paragraph', footer),
    outbound(code),
    project.video_link ? outbound(demo) : undefined,
    project.website_link ? outbound(website) : undefined,
    button(words.dialog.copyLink),
  )
}
