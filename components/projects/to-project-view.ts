import type { Project } from '@/content/schema'
import { leaveHtml } from '../lib/page-html'
import { pictureOf } from '../lib/pictures'
import { projectDetailsHtml } from './project-details'
import { detailsId, type ProjectView } from './project-view'

/**
 * A project of the content as the browser gets it: the data of its card, its details left for `PageHtml`. Server and
 * build only: it reads the pictures.
 */
export function toProjectView(project: Project): ProjectView {
  const { slug, title, type, createdAt } = project
  const logo = pictureOf({ file: project.logo, alt: '' })
  const shots = project.src.map(pictureOf)
  leaveHtml(detailsId(slug), projectDetailsHtml(project, logo, shots))
  return { slug, title, type, createdAt, picture: shots[0] ?? logo }
}
