/**
 * Marks a page whose own scripts cannot run. `<html data-app>` holds their state:
 *
 * - absent: they are loading
 * - `ready`: React has hydrated the page (`PageState`)
 * - `failed`: one could not be loaded, or one threw and the page did not become ready soon. Controls that need scripts
 *   are then hidden (`scriptless` in app/styles/states.css)
 */
export function scriptFailure(): void {
  /** How long a page may take to become ready after one of its scripts threw, in milliseconds. */
  const graceMs = 2000
  const root = document.documentElement

  function fail(): void {
    if (root.dataset.app) return
    root.dataset.app = 'failed'
    // The details of all projects are shown from now on, so the target of the address has moved.
    document.querySelector(':target')?.scrollIntoView({ behavior: 'instant' })
  }

  function onError({ target, filename }: ErrorEvent): void {
    const script = target instanceof HTMLScriptElement ? target.src : filename
    if (!script?.includes('/_next/static/')) return
    if (script !== filename) fail()
    // React reports an error in the same way when it renders the page again, just before that page is ready.
    else setTimeout(fail, graceMs)
  }

  window.addEventListener('error', onError, true)
}
