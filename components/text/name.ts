/** Scripts that the site's typeface has. */
const OWN_SCRIPTS = ['Latn', 'Cyrl', 'Grek']

/** Returns whether a language, such as `ar` or `zh-Hant`, is written in a script that the site's typeface lacks. */
export function isForeignScript(lang: string): boolean {
  return !OWN_SCRIPTS.includes(new Intl.Locale(lang).maximize().script ?? 'Latn')
}

/** Returns whether a name has letters of a script that the site's typeface lacks. */
export function hasForeignLetters(name: string): boolean {
  return /(?![\p{scx=Latin}\p{scx=Cyrillic}\p{scx=Greek}])\p{L}/u.test(name)
}

/** Returns the size of the owner's name. Long words would break, and many words would fill the screen. */
export function ownerNameSize(name: string): 'text-name' | 'text-name-long' | 'text-name-longer' {
  // Greek and Cyrillic letters are wider.
  const scale = /[\p{scx=Cyrillic}\p{scx=Greek}]/u.test(name) ? 1.2 : 1
  const longest = scale * Math.max(...name.split(/\s+|(?<=-)/).map((word) => word.length))
  if (longest > 16) return 'text-name-longer'
  return longest > 12 || name.length > 20 || name.split(/\s+/).length > 3 ? 'text-name-long' : 'text-name'
}
