/**
 * Text for a Markdown document, with what Markdown would read as its own marks escaped; one line stays one line.
 */
export function markdownText(text: string): string {
  return (
    text
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/[\\`*[\]<>~|]/g, '\\$&')
      // Between letters it is no mark, as in an address that programs copy.
      .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
      .replace(/&(?=#?\w+;)/g, '\\&')
      .replace(/^(#{1,6}|-+|\+|=+)(?=\s|$)/, '\\$1')
      // At its end a heading would lose them.
      .replace(/(?<=\s)#+$/, '\\$&')
      .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2')
  )
}

/** A link; the address cannot end it early. */
export function markdownLink(text: string, address: string): string {
  const safe = address.replace(/[()<>\s\\]/g, (character) => encodeURIComponent(character))
  const target = safe
    .replaceAll('(', '%28')
    .replaceAll(')', '%29')
    .replace(/&(?=#?\w+;)/g, '\\&')
  return `[${markdownText(text)}](${target})`
}

export function markdownList(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}

/** Joins blocks with an empty line between them, leaving out those that are empty. */
export function markdownBlocks(...blocks: (string | undefined)[]): string {
  return blocks.filter(Boolean).join('\n\n')
}
