/**
 * Sets `data-pending` before the first paint if the address filters the projects, so CSS hides the
 * prerendered list. `ProjectExplorer` removes it, or CSS shows the list after a while (G11).
 */
export function hideUnfilteredList(): void {
  if (/[?&](q|type|tech|sort)=/.test(location.search)) document.documentElement.dataset.pending = ''
}
