/**
 * Sets `data-pending` before the first paint if the address filters the projects, so CSS hides the prerendered list until the filtered one
 * is rendered. `ProjectExplorer` removes the attribute; if no script does, CSS shows the list after a while (G11).
 */
export function hideUnfilteredList(): void {
  if (/[?&](q|type|tech|sort)=/.test(location.search)) document.documentElement.dataset.pending = ''
}
