/**
 * Texts with keys for React. Two may be the same, so a text is no key of its own; their order never changes in the
 * browser, so the place is one, and it keeps the text from standing in the page's data twice.
 */
export function keyed(texts: readonly string[]): { key: string; text: string }[] {
  return texts.map((text, place) => ({ key: String(place), text }))
}
