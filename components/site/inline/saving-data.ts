/**
 * Marks the page of a visitor who asks for less data, for `app/styles/preferences.css`: by the browser's own switch, or as
 * CSS has it, once a browser does.
 */
export function savingData(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches)
    document.documentElement.dataset.saving = ''
}
