import { pushEntry } from './push-entry'

/**
 * Scrolls to a section of the current page, gives it the focus and writes it into the address. By the history and not
 * by a plain hash link, because the router ignores entries it did not see.
 *
 * @param id of the section; none for the top of the page
 * @returns false when there is no such section
 */
export function goToSection(id?: string): boolean {
  const target = id ? document.getElementById(id) : document.body
  if (!target) return false
  const { pathname, search, hash } = window.location
  const address = pathname + (id ? `${search}#${id}` : search)
  if (address !== pathname + search + hash) pushEntry(null, address)
  if (id) target.scrollIntoView()
  else window.scrollTo({ top: 0 })
  target.focus({ preventScroll: true })
  return true
}
