/**
 * Runs before the script of next-themes. Marks the page as scripted (`scriptless` in app/styles/states.css), and removes a stored mode that
 * another site on the same origin wrote, because next-themes 0.4.6 would use any value (C1).
 */
export function beforePaint(): void {
  document.documentElement.dataset.scripts = ''
  try {
    if (!/^(light|dark)$/.test(localStorage.theme)) localStorage.removeItem('theme')
  } catch {
    // The storage is blocked, so there is no earlier choice.
  }
}
