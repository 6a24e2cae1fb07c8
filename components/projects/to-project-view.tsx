import type { Project } from '@/content/schema'
import { pictureOf } from '../lib/pictures'
import { sitePalette } from '../lib/site-palette'
import { coverOf, needsCover } from '../pictures/cover'
import { coverTitle } from '../pictures/cover-title'
import { ProjectDetails, ProjectLinks } from './project-details'
import type { CoverView, ProjectView } from './project-view'

/**
 * A project of the content as the browser gets it. Server only: it reads the pictures.
 *
 * @param all the projects of the site: cards leave out a type that they share
 */
export function toProjectView(project: Project, all: readonly Pick<Project, 'type'>[] = []): ProjectView {
  const { slug, title, type, createdAt, logo } = project
  const hasLinks = project.github_link ?? project.video_link ?? project.website_link
  return {
    slug,
    title,
    type,
    hasCommonType: all.length > 1 && all.every((other) => other.type === type),
    createdAt,
    logo: logo ? pictureOf({ file: logo, alt: '' }) : undefined,
    shots: project.src.map(pictureOf),
    cover: needsCover(project) ? coverViewOf(project) : undefined,
    details: <ProjectDetails {...project} />,
    links: hasLinks && <ProjectLinks {...project} />,
  }
}

function coverViewOf({ title, description }: Project): CoverView {
  const { text, size } = coverTitle(title)
  return { title: text, size, description, drawing: coverOf(title, sitePalette.brand).picture }
}
