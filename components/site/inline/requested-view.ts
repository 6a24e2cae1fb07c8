/**
 * Prepares the view in the address before the first paint:
 * - If the address filters `/projects`, sets `data-pending`, so CSS hides the prerendered list until the filtered one is rendered.
 *   `ProjectExplorer` removes the attribute; if no script does, CSS shows the list after a while (G11).
 * - An older project is only on `/projects`. If the address opens it on the home page, opens `/projects` (G6). The router could only do so
 *   after hydration, when the visitor may already have pressed something.
 *
 * @param path of `/projects`, with the base path
 * @param older slugs of the older projects
 */
export function requestedView(path: string, older: readonly (string | null)[]): void {
  const { pathname, search } = location
  // Hosts may add a slash or `.html`.
  const hasList = pathname.startsWith(path)
  if (!hasList && older.includes(new URLSearchParams(search).get('project'))) location.replace(path + search)
  if (hasList && /[?&](q|type|sort)=/.test(search)) document.documentElement.dataset.pending = ''
}
