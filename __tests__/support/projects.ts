import type { Picture } from '@/components/lib/picture'
import type { ProjectView } from '@/components/projects/project-view'

/** A made picture, as the build would describe it. */
export function plantPicture(id: string, alt = `Picture ${id}`): Picture {
  return { id, width: 1600, height: 1000, kind: 'raster', alt }
}

/** A project as the browser gets it, with every optional part left out unless it is given. */
export function plantProject(title: string, given: Partial<ProjectView> = {}): ProjectView {
  const slug = title.toLowerCase().replaceAll(' ', '-')
  return {
    slug,
    title,
    type: 'Web',
    createdAt: '2024-01',
    logo: { id: `${slug}-logo`, width: 96, height: 96, kind: 'drawing', alt: '' },
    images: [plantPicture(`${slug}-one`), plantPicture(`${slug}-two`)],
    description: `Description of ${title}.`,
    bulletpoints: [`First fact of ${title}`, `Second fact of ${title}`],
    github: `https://example.org/code/${slug}`,
    ...given,
  }
}

/** A list in which title order, date order and type order all differ, with two of one date and two of one type. */
export const plantedProjects: ProjectView[] = [
  plantProject('Walnut Press', { type: 'Web', createdAt: '2024-03' }),
  plantProject('Amber Walk', { type: 'Game', createdAt: '2025-01' }),
  plantProject('Birch', { type: 'Desktop', createdAt: '2023-11', images: [] }),
  plantProject('Cedar Walk', { type: 'Web', createdAt: '2025-01' }),
]

export const plantedSortOptions = [
  { value: 'option1', label: 'Newest planted' },
  { value: 'option2', label: 'Oldest planted' },
  { value: 'option3', label: 'Kinds planted' },
]
