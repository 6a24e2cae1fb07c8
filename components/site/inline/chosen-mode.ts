/**
 * Sets the class of the mode before the first paint: the stored choice, else the system's mode, else dark. Ignores any other stored
 * value (C1). Without a class CSS shows the system's mode, but next-themes would set the class after hydration and restyle every
 * element. The script of next-themes is in the body, so the page could be painted before it runs. Also sets `data-scripts`, because
 * styles depend on it (`scriptless` in app/styles/states.css).
 *
 * @param key storage key of the choice
 */
export function chosenMode(key: string): void {
  const root = document.documentElement
  let mode: string | null = null
  try {
    mode = localStorage.getItem(key)
  } catch {
    // The storage is blocked, so there is no earlier choice.
  }
  if (mode !== 'light' && mode !== 'dark')
    mode = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
  root.classList.remove('light', 'dark')
  root.classList.add(mode)
  root.dataset.scripts = ''
}
