import { sitePath } from '../lib/paths'
import type { Picture } from '../lib/picture'
import { detailsId } from './project-view'

/** What the dialog shows of a project, read from its details in a page (`project-details.ts`). */
export interface ProjectParts {
  logo: Node
  text: Node
  links: Node
  shots: Picture[]
}

/**
 * The parts of a project whose details stand in a document.
 *
 * @returns `null` when they do not, as after a change of screen, which brings data and no HTML
 */
export function partsIn(page: Document, slug: string): ProjectParts | null {
  const details = page.getElementById(detailsId(slug))
  const [logo, text, links] = ['logo', 'text', 'links'].map((part) =>
    details?.querySelector(`[data-part="${part}"]`),
  )
  if (!details || !logo || !text || !links) return null
  const shots = [...details.querySelectorAll('[data-part="shots"] a')].map(pictureOfLink)
  return { logo, text, links, shots }
}

/** The picture that `project-details.ts` made a link of. */
function pictureOfLink(link: Element): Picture {
  const [width = 0, height = 0] = (link.getAttribute('data-size') ?? '').split('x').map(Number)
  const file = link.getAttribute('href')?.split('/').at(-1) ?? ''
  return {
    id: file.replace(/(-\d+)?\.\w+$/, ''),
    kind: file.endsWith('.svg') ? 'drawing' : 'raster',
    width,
    height,
    alt: link.textContent,
  }
}

let fetched: Promise<Document> | null = null

/**
 * The parts of a project from the page that lists all of them, fetched once.
 *
 * @returns `null` when that page does not know the project
 * @throws when the page cannot be had; the next call tries again
 */
export async function fetchParts(slug: string): Promise<ProjectParts | null> {
  fetched ??= fetchPage().catch((error) => {
    fetched = null
    throw error
  })
  return partsIn(await fetched, slug)
}

async function fetchPage(): Promise<Document> {
  const response = await fetch(sitePath('/projects'))
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`)
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}
