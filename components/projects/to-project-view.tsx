import 'server-only'
import { needsCover } from '@/components/projects/cover'
import {
  listSharedTechniques,
  ProjectDescription,
  ProjectDetails,
  ProjectLinks,
  ProjectLogo,
} from '@/components/projects/project-details'
import type { ProjectView } from '@/components/projects/project-view'
import { bidiText } from '@/components/text/bidi-text'
import { formatMonth } from '@/components/text/dates'
import { isolate } from '@/components/text/direction'
import { getPicture } from '@/components/ui/picture-manifest'
import type { ImageFile, Project } from '@/content/schema/content'

/**
 * Returns the `sizes` of the pictures on cards in one column, two from 48 em, three from 64 em. The
 * cards of one, two or four projects stay in one or two columns, as in `ProjectGallery` (G1).
 *
 * @param projects the number of projects in the list, with those that filters hide
 */
export function getCardSizes(projects: number): string {
  if (projects === 1) return '(min-width: 80em) 40.5rem, (min-width: 48em) 53vw, 90vw'
  if (projects === 2 || projects === 4) return '(min-width: 80em) 35.3rem, (min-width: 48em) 45vw, 90vw'
  return '(min-width: 80em) 22.7rem, (min-width: 64em) 30vw, (min-width: 48em) 45vw, 90vw'
}

/**
 * Converts projects for the browser. Server only: it reads the pictures, and detects directions.
 *
 * @param shown the projects of a screen
 * @param all the projects of the site. Cards leave out the type if all projects share it
 */
export function toProjectViews(shown: readonly Project[], all: readonly Project[]): ProjectView[] {
  const types = new Set(all.map(({ type }) => type))
  const hasCommonType = all.length > 1 && types.size === 1
  const shared = listSharedTechniques(all)
  return shown.map((project) => {
    const { slug, title, type, createdAt, stack, description } = project
    const logo = getLogo(project)
    const shots = project.src.map(toScreenshot)
    const hasLinks = project.github_link ?? project.video_link ?? project.website_link
    return {
      slug,
      title,
      isolatedTitle: isolate(title),
      titleElement: bidiText(title),
      type,
      typeElement: type && bidiText(type),
      cardType: type && !hasCommonType ? bidiText(type) : undefined,
      createdAt,
      month: createdAt && formatMonth(createdAt),
      stack,
      description: description && ProjectDescription({ description }),
      mark: logo && <ProjectLogo logo={logo} title={title} />,
      logo: shots.length > 0 ? undefined : logo,
      shots,
      hasCover: needsCover(project),
      details: <ProjectDetails project={project} shared={shared} />,
      links: hasLinks && <ProjectLinks {...project} />,
    }
  })
}

export function getLogo({ logo }: Pick<Project, 'logo'>) {
  return logo ? getPicture({ file: logo, alt: '' }) : undefined
}

/** Returns a screenshot with its caption. */
export function toScreenshot(image: ImageFile) {
  const shot = getPicture(image)
  const caption = bidiText(shot.alt)
  return caption === shot.alt ? shot : { ...shot, caption }
}
