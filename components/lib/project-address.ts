import { withParams } from './params'

/** The slug of the open project, or `null` (G6). */
export function readProject(search: string): string | null {
  return new URLSearchParams(search).get('project')
}

/** @returns `search` with the project opened, or closed for `null` */
export function writeProject(search: string, slug: string | null): string {
  return withParams(search, { project: slug ?? '' })
}
