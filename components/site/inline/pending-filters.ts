/**
 * G11: marks the document before its first paint when the address asks for a filtered view of `/projects`, so that CSS can keep the
 * unfiltered list of the prerendered page out of sight until the right one is there. `ProjectExplorer` removes the
 * mark; CSS lets go by itself after a while, in case no script comes.
 */
export function pendingFilters(): void {
  const hasList = /\/projects(\/|\.html)?$/.test(location.pathname)
  if (hasList && /[?&](q|type|sort)=/.test(location.search)) document.documentElement.dataset.pending = ''
}
