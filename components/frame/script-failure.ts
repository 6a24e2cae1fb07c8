/**
 * Detects scripts of the site that fail before the page works. `<html data-app>` is their state:
 *
 * - absent: they are loading
 * - `ready`: React has hydrated the page (`PageState`)
 * - `failed`: one failed to load (here, or `importCode`), threw and the page did not become ready
 *   soon, or threw later (`ErrorBoundary`). CSS then shows the page that works without scripts
 *   (`scriptless` in app/styles/states.css)
 */
export function detectScriptFailure(): void {
  /** Time to become ready after an error, in milliseconds. React repairs errors of hydration. */
  const graceMs = 2000
  const root = document.documentElement

  function fail(): void {
    root.dataset.app ||= 'failed'
  }

  function onError({ target, filename }: ErrorEvent): void {
    const isScript = target instanceof HTMLScriptElement
    const source = isScript ? target.src : filename
    // Not a script of an extension.
    if (source?.includes('/_next/static/')) setTimeout(fail, isScript ? 0 : graceMs)
  }

  window.addEventListener('error', onError, true)
}
