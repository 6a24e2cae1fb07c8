/**
 * C1: the mode that the visitor chose, before anything is painted; who chose nothing gets the system's by CSS. It is the
 * only inline script that sets the class: next-themes' own stands in the body, and a page may be painted once before it.
 *
 * @param key under which the choice is kept
 */
export function chosenMode(key: string): void {
  try {
    const mode = localStorage.getItem(key)
    if (mode === 'light' || mode === 'dark') document.documentElement.classList.add(mode)
  } catch {
    // The storage is blocked: nothing was chosen before.
  }
}
