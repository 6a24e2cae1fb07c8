import type { Content } from '@/content/validate'
import { counted } from '../../components/lib/counted'
import { sentence, separator } from '../../components/lib/punctuation'
import { projectAddress, type Site, screenAddress } from '../../components/lib/site'
import { filled } from '../../components/lib/words'
import type { Project } from '../../content/schema'
import { resumeDates, resume as words } from '../../content/words'
import { shortAddress } from '../typst/short-address'
import { fixed, fromProject, fromWords } from '../typst/sourced-text'
import type { Extent, ResumeEntry, ResumeText } from './resume-model'

/** The projects of the resume: the featured ones one by one, then the names of the others. */
export function resumeProjects(content: Content, site: Pick<Site, 'url'>, extent: Extent): ResumeEntry[] {
  return [
    ...content.featuredProjects
      .slice(0, extent.projects)
      .map((project, i) => made(project, site, i < extent.told ? extent.points : 0)),
    ...others(content, site, extent),
  ]
}

function made(project: Project, site: Pick<Site, 'url'>, points: number): ResumeEntry {
  return {
    aside: fromProject(project, true, 'createdAt', resumeMonth(project.createdAt)),
    kind: 'heading',
    words: [
      {
        ...fromProject(project, true, 'title', project.title),
        role: 'strong',
        url: projectAddress(site, project.slug),
      },
      { ...fromProject(project, true, 'type', `${separator}${project.type} `), role: 'text' },
    ],
    points: project.bulletpoints
      .slice(0, points)
      .map((text, i) => fromProject(project, true, `bulletpoints[${i + 1}]`, text)),
  }
}

/** `2025-06` as the experiences write it: `Jun. 2025`. */
function resumeMonth(month: string): string {
  const [year = '', number] = month.split('-')
  return filled(resumeDates.month, { year, month: resumeDates.months[Number(number) - 1] ?? '' })
}

/** One line for the projects without a heading, with the way to all of them. */
function others(content: Content, site: Pick<Site, 'url'>, extent: Extent): ResumeEntry[] {
  const rest = [...content.featuredProjects.slice(extent.projects), ...content.olderProjects]
  if (rest.length === 0) return []
  const named = rest.slice(0, extent.names)
  const unnamed = rest.length - named.length
  const all = screenAddress(site, 'projects')
  return [
    {
      aside: fromWords(words.more),
      kind: 'line',
      words: [
        ...named.map((project, i): ResumeText => {
          const { title } = project
          const isLast = i === named.length - 1 && unnamed === 0
          const featured = content.featuredProjects.includes(project)
          const text = isLast ? `${sentence(title)} ` : title + separator
          return { ...fromProject(project, featured, 'title', text), role: 'text' }
        }),
        ...(named.length > 0 && unnamed > 0
          ? [{ ...fromWords(`${counted(words.andMore, unnamed)} `), role: 'text' as const }]
          : []),
        { ...fromWords(`${words.all} `), role: 'text' },
        { ...fixed(shortAddress(all)), role: 'link', url: all },
      ],
      points: [],
    },
  ]
}
