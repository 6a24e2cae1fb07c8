import type { Project } from '@/content/schema'
import { pictureOf } from '../lib/pictures'
import type { ProjectView } from './project-view'

/** A project of the content as the browser gets it. Server and build only: it reads the pictures. */
export function toProjectView(project: Project): ProjectView {
  return {
    slug: project.slug,
    title: project.title,
    type: project.type,
    createdAt: project.createdAt,
    logo: pictureOf({ file: project.logo, alt: '' }),
    images: project.src.map(pictureOf),
    description: project.description,
    bulletpoints: project.bulletpoints,
    footer: project.footer,
    github: project.github_link,
    video: project.video_link,
    website: project.website_link,
  }
}
