import type { Project } from '@/content/schema'
import { pictureOf } from '../lib/pictures'
import { ProjectDetails, ProjectLinks } from './project-details'
import type { ProjectView } from './project-view'

/** A project of the content as the browser gets it. Server only: it reads the pictures. */
export function toProjectView(project: Project): ProjectView {
  const { slug, title, type, createdAt } = project
  return {
    slug,
    title,
    type,
    createdAt,
    logo: pictureOf({ file: project.logo, alt: '' }),
    shots: project.src.map(pictureOf),
    details: <ProjectDetails {...project} />,
    links: <ProjectLinks {...project} />,
  }
}
