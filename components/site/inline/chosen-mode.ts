/**
 * C1: the mode that the visitor chose, or else the system's, or else dark, before anything is painted. CSS alone would show the system's
 * too; but then next-themes would set it once more when React has hydrated the page, and every element would get its
 * styles anew. It is the only inline script that sets the class: next-themes' own stands in the body, and a page may be
 * painted once before it. By the class the styles also know that scripts run (`scriptless` in app/styles/states.css).
 *
 * @param key under which the choice is kept
 */
export function chosenMode(key: string): void {
  let mode: string | null = null
  try {
    mode = localStorage.getItem(key)
  } catch {
    // The storage is blocked: nothing was chosen before.
  }
  if (mode !== 'light' && mode !== 'dark')
    mode = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
  document.documentElement.classList.add(mode)
}
