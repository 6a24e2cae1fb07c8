/**
 * Marks the page as scripted (`scriptless` in app/styles/states.css) and applies the visitor's mode
 * before the first frame, because the script of next-themes is in the body. Removes the mode of
 * another site on the same origin, because next-themes 0.4.6 would use any value (C1).
 */
export function prepareFirstPaint(): void {
  const { classList, dataset } = document.documentElement
  dataset.scripts = ''
  try {
    const { theme } = localStorage
    if (theme === 'light' || theme === 'dark') classList.add(theme)
    else localStorage.removeItem('theme')
  } catch {
    // The storage is blocked, so there is no earlier choice.
  }
}
