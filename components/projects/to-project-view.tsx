import type { Project } from '@/content/schema'
import { pictureOf } from '../lib/pictures'
import { sitePalette } from '../lib/site-palette'
import { coverOf, needsCover } from '../pictures/cover'
import { coverTitle } from '../pictures/cover-title'
import { ProjectDetails, ProjectLinks } from './project-details'
import type { CoverView, ProjectView } from './project-view'

/** A project of the content as the browser gets it. Server only: it reads the pictures. */
export function toProjectView(project: Project): ProjectView {
  const { slug, title, type, createdAt, logo } = project
  const hasLinks = project.github_link ?? project.video_link ?? project.website_link
  return {
    slug,
    title,
    type,
    createdAt,
    logo: logo ? pictureOf({ file: logo, alt: '' }) : undefined,
    shots: project.src.map(pictureOf),
    cover: needsCover(project) ? coverViewOf(title) : undefined,
    details: <ProjectDetails {...project} />,
    links: hasLinks && <ProjectLinks {...project} />,
  }
}

function coverViewOf(title: string): CoverView {
  const { text, size } = coverTitle(title)
  return { title: text, size, drawing: coverOf(title, sitePalette.brand).picture }
}
