/**
 * The name of a project in addresses (`?project=…`, rule G6), made from its title: small letters and digits of any
 * script, words joined by hyphens, accents dropped.
 *
 * @returns an empty string when the title has neither letters nor digits
 */
export function slugify(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}
