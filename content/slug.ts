/** Of Latin, Greek and Cyrillic letters, once these are decomposed. */
const accents = /[\u0300-\u036F]/g

/**
 * The name of a project in addresses (`?project=…`, rule G6), made from its title: small letters and digits of any
 * script, words joined by hyphens, accents dropped. Marks that belong to the letters of their script stay: without its
 * vowels a word in Hindi or Thai is another one. A `+` or `#` that belongs to a word is spelled out, so that C++, C# and C
 * differ.
 *
 * @returns an empty string when the title has neither letters nor digits
 */
export function slugify(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?<=[\p{L}\p{M}\p{N}])\++/gu, (signs) => `${'-plus'.repeat(signs.length)}-`)
    .replace(/(?<=[\p{L}\p{M}\p{N}])#(?![\p{L}\p{N}])/gu, '-sharp-')
    .match(/(?:\p{L}\p{M}*|\p{N})+/gu)
  return words?.join('-') ?? ''
}
