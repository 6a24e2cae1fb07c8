/**
 * The name of a project in addresses (`?project=…`, rule G6), made from its title: small letters and digits of any
 * script, words joined by hyphens, accents dropped. A `+` or `#` that belongs to a word is spelled out, so that C++, C#
 * and C differ.
 *
 * @returns an empty string when the title has neither letters nor digits
 */
export function slugify(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=[\p{L}\p{N}])\++/gu, (signs) => `${'-plus'.repeat(signs.length)}-`)
    .replace(/(?<=[\p{L}\p{N}])#(?![\p{L}\p{N}])/gu, '-sharp-')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}
