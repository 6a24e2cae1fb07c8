/**
 * Sets the class of the mode before the first paint: the stored choice, else the system's mode, else dark. Any other stored
 * value is ignored (C1). CSS alone would show the system's mode too, but next-themes would then set the class after
 * hydration and restyle every element. next-themes' own script is in the body, where the page may be painted once before it
 * runs. Also marks that scripts run, for the styles (`scriptless` in app/styles/states.css).
 *
 * @param key of the stored choice
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
