/** Accents of decomposed Latin, Greek and Cyrillic letters. */
const accents = /[\u0300-\u036F]/g

/** Latin letters that do not decompose into a plain letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
}

/**
 * Converts a title to the project's name in addresses (G6): lowercase letters and digits of any script, joined by hyphens,
 * without accents. Keeps combining marks of other scripts, such as vowels in Hindi. Spells out `+` and `#` after a word, so C++,
 * C# and C differ. Empty if the title has no letters or digits.
 */
export function slugify(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[łøđıßæœ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/(?<=[\p{L}\p{M}\p{N}])\++/gu, (signs) => `${'-plus'.repeat(signs.length)}-`)
    .replace(/(?<=[\p{L}\p{M}\p{N}])#(?![\p{L}\p{N}])/gu, '-sharp-')
    .match(/(?:\p{L}\p{M}*|\p{N})+/gu)
  return words?.join('-') ?? ''
}
