/**
 * Text for a Markdown document, with what Markdown would read as its own marks escaped; one line stays one line.
 */
export function markdownText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>~|]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/^(#{1,6}|[-+]|=+)(?=\s|$)/, '\\$1')
    .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2')
}

/** A link; the address cannot end it early. */
export function markdownLink(text: string, address: string): string {
  const safe = address.replace(/[()<>\s\\]/g, (character) => encodeURIComponent(character))
  return `[${markdownText(text)}](${safe.replaceAll('(', '%28').replaceAll(')', '%29')})`
}

export function markdownList(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}

/** Joins blocks with an empty line between them, leaving out those that are empty. */
export function markdownBlocks(...blocks: (string | undefined)[]): string {
  return blocks.filter(Boolean).join('\n\n')
}
