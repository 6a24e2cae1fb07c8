/**
 * Detects scripts of the site that fail. `<html data-app>` is the state of the scripts:
 *
 * - absent: they are loading
 * - `ready`: React has hydrated the page (`PageState`)
 * - `failed`: one failed to load, or one threw and the page did not become ready soon. CSS then hides the controls that need scripts
 *   (`scriptless` in app/styles/states.css)
 */
export function scriptFailure(): void {
  /** Maximum time to become ready after a script threw, in milliseconds. */
  const graceMs = 2000
  const root = document.documentElement

  function fail(): void {
    if (root.dataset.app) return
    root.dataset.app = 'failed'
    // CSS now shows the details of all projects, which moves the target of the address.
    document.querySelector(':target')?.scrollIntoView({ behavior: 'instant' })
  }

  function onError({ target, filename }: ErrorEvent): void {
    const script = target instanceof HTMLScriptElement ? target.src : filename
    if (!script?.includes('/_next/static/')) return
    if (script !== filename) fail()
    // React reports a hydration error like this too, just before it renders the page again and the page is ready.
    else setTimeout(fail, graceMs)
  }

  window.addEventListener('error', onError, true)
}
