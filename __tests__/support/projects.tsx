import type { Picture } from '@/components/lib/picture'
import { ProjectDetails, ProjectLinks } from '@/components/projects/project-details'
import type { ProjectView } from '@/components/projects/project-view'
import type { Project, SortOption } from '@/content/schema'

/** A made picture, as the build would describe it. */
export function plantPicture(id: string, alt = `Picture ${id}`): Picture {
  return { id, width: 1600, height: 1000, kind: 'raster', alt }
}

interface Planted {
  type: Project['type']
  createdAt: string
  /** `null` for none. */
  logo: Picture | null
  images: Picture[]
  footer: string
}

/** A project as the browser gets it, with every optional part left out unless it is given. */
export function plantProject(title: string, given: Partial<Planted> = {}): ProjectView {
  const slug = title.toLowerCase().replaceAll(' ', '-')
  const { type = 'Web', createdAt = '2024-01' } = given
  const logo =
    given.logo === undefined
      ? ({ id: `${slug}-logo`, width: 96, height: 96, kind: 'drawing', alt: '' } as const)
      : (given.logo ?? undefined)
  const images = given.images ?? [plantPicture(`${slug}-one`), plantPicture(`${slug}-two`)]
  const project: Project = {
    slug,
    title,
    type,
    createdAt,
    logo: logo && `${slug}/logo.svg`,
    src: [],
    description: `Description of ${title}.`,
    bulletpoints: [`First fact of ${title}`, `Second fact of ${title}`],
    footer: given.footer,
    github_link: `https://example.org/code/${slug}`,
  }
  return {
    slug,
    title,
    type,
    createdAt,
    logo,
    shots: images,
    cover:
      logo || images.length > 0
        ? undefined
        : { title, size: 0, drawing: { ...plantPicture(`${slug}-cover`, ''), kind: 'drawing' } },
    details: <ProjectDetails {...project} />,
    links: <ProjectLinks {...project} />,
  }
}

/** The name of a planted project's card: all the words that are seen on it. */
export function cardName(title: string): RegExp {
  const words = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${words} [A-Z][A-Za-z ]+ .*\\d{4}.*$`)
}

/** A list in which title order, date order and type order all differ, with two of one date and two of one type. */
export const plantedProjects: ProjectView[] = [
  plantProject('Walnut Press', { type: 'Web', createdAt: '2024-03' }),
  plantProject('Amber Walk', { type: 'Game', createdAt: '2025-01' }),
  plantProject('Birch', { type: 'Desktop', createdAt: '2023-11', images: [] }),
  plantProject('Cedar Walk', { type: 'Web', createdAt: '2025-01' }),
]

export const plantedSortOptions: SortOption[] = [
  { value: 'option1', label: 'Newest planted' },
  { value: 'option2', label: 'Oldest planted' },
  { value: 'option3', label: 'Kinds planted' },
]
