/**
 * HTML that a page carries once. What a server component hands to React stands in a page twice: as HTML, and as data
 * for hydration. Long parts that never change in the browser (icons, the details of projects) are handed over here
 * instead: the server leaves them under an id, `PageHtml` writes them into the page, and the browser finds them there.
 *
 * It hangs on `globalThis` because Next bundles server components and the HTML they end in apart from each other.
 */
const STORE = Symbol.for('page-html')
const shared = globalThis as { [STORE]?: Map<string, string> }

/** Server only. @param id of the element that will hold it @param html trusted: nothing escapes it any more */
export function leaveHtml(id: string, html: string): void {
  shared[STORE] ??= new Map()
  shared[STORE].set(id, html)
}

/** What was left on the server for an element, or what it holds in the browser; empty when there is nothing. */
export function findHtml(id: string): string {
  const here = typeof document === 'undefined' ? null : document.getElementById(id)
  return shared[STORE]?.get(id) ?? here?.innerHTML ?? ''
}
