/** Escapes a text for Markdown and joins its lines. */
export function text(words: string): string {
  return (
    words
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/[\\`*[\]<>~|]/g, '\\$&')
      // An underscore between letters has no meaning, so identifiers stay unchanged.
      .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
      .replace(/&(?=#?\w+;)/g, '\\&')
      .replace(/^(#{1,6}|-+|\+|=+)(?=\s|$)/, '\\$1')
      // Markdown removes these from the end of a heading.
      .replace(/(?<=\s)#+$/, '\\$&')
      .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2')
  )
}

/** Returns a link, with the address escaped. */
export function link(words: string, address: string): string {
  const target = address
    .replace(/[<>\s\\]/g, encodeURIComponent)
    .replaceAll('(', '%28')
    .replaceAll(')', '%29')
    .replace(/&(?=#?\w+;)/g, '\\&')
  return `[${text(words)}](${target})`
}

/** Returns a bullet list. */
export function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}

/** Joins blocks with blank lines, skipping empty blocks. */
export function blocks(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join('\n\n')
}
