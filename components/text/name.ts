/** Scripts that the site's typeface has. */
const OWN_SCRIPTS = ['Latn', 'Cyrl', 'Grek']

/** Returns whether the site's typeface lacks the script of a language, such as `ar`. */
export function isForeignScript(lang: string): boolean {
  return !OWN_SCRIPTS.includes(new Intl.Locale(lang).maximize().script ?? 'Latn')
}

/** Returns whether a name has letters of a script that the site's typeface lacks. */
export function hasForeignLetters(name: string): boolean {
  return /(?![\p{scx=Latin}\p{scx=Cyrillic}\p{scx=Greek}])\p{L}/u.test(name)
}
