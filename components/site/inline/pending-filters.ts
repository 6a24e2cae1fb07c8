/**
 * Marks the document before its first paint if the address filters `/projects`, so CSS can hide the prerendered list until the filtered
 * one is rendered. `ProjectExplorer` removes the mark; CSS shows the list after a while if no script does (G11).
 */
export function pendingFilters(): void {
  const hasList = /\/projects(\/|\.html)?$/.test(location.pathname)
  if (hasList && /[?&](q|type|sort)=/.test(location.search)) document.documentElement.dataset.pending = ''
}
