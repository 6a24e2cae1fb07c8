/**
 * Prepares the view in the address before the first paint:
 * - If the address filters `/projects`, sets `data-pending`, so CSS hides the prerendered list until the filtered one is rendered.
 *   `ProjectExplorer` removes the attribute; if no script does, CSS shows the list after a while (G11).
 * - An older project is only on `/projects`. If the address opens it on the home page, opens `/projects` (G6). The router could only do so
 *   after hydration, when the visitor may already have pressed something.
 *
 * @param older slugs of the older projects
 */
export function requestedView(older: readonly (string | null)[]): void {
  const { pathname, search } = location
  const hasList = /\/projects(\/|\.html)?$/.test(pathname)
  if (!hasList && older.includes(new URLSearchParams(search).get('project')))
    location.replace(`projects${search}`)
  if (hasList && /[?&](q|type|sort)=/.test(search)) document.documentElement.dataset.pending = ''
}
