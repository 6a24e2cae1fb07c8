import type { ProjectView } from '@/components/projects/project-view'
import { toProjectViews } from '@/components/projects/to-project-view'
import type { Project } from '@/content/schema/content'

/** Returns a project as the browser receives it, without optional fields unless they are passed. */
export function plantProject(title: string, overrides: Partial<Project> = {}): ProjectView {
  const slug = title.toLowerCase().replaceAll(' ', '-')
  const project: Project = {
    slug,
    title,
    type: 'Web',
    createdAt: '2024-01',
    logo: `${slug}-logo`,
    src: ['one', 'two'].map((shot) => ({ file: `${slug}-${shot}`, alt: `Picture ${slug}-${shot}` })),
    description: `Description of ${title}.`,
    bulletpoints: [`First fact of ${title}`, `Second fact of ${title}`],
    stack: [],
    github_link: `https://example.org/code/${slug}`,
    ...overrides,
  }
  const [view] = toProjectViews([project], [project])
  return view as ProjectView
}
