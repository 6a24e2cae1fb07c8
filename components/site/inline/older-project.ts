/**
 * Opens the address of an older project, such as `/?project=tally`, on the screen that has it, before the home page shows (G6). The router
 * could only do so after hydration, when the visitor may already have pressed something.
 *
 * @param slugs of the projects that are only on that screen
 * @param screen its path
 */
export function olderProject(slugs: readonly string[], screen: string): void {
  const slug = new URLSearchParams(location.search).get('project')
  const isThere = /\/projects(\/|\.html)?$/.test(location.pathname)
  if (slug !== null && slugs.includes(slug) && !isThere) location.replace(screen + location.search)
}
