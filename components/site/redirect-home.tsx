import { sitePath } from '../lib/paths'

const script = `location.replace(${JSON.stringify(sitePath('/'))})`

/**
 * Section 2: replaces an unknown address by the home page, so that Back never returns to it. A line of the page itself
 * and no component of the browser's: it acts before anything else is there, and the other screens do not carry it.
 */
export function RedirectHome() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}
