/** Scripts that the site's typeface lacks. */
const scripts = {
  korean: /\p{scx=Hangul}/u,
  cjk: /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u,
  other: /\p{L}/u,
} as const

const coveredLetters = /[\p{scx=Latin}\p{scx=Cyrillic}\p{scx=Greek}\P{L}]/gu

/** Returns the script of a text that the site's typeface lacks; undefined for Latin, Cyrillic and Greek. */
export function foreignScript(text: string): keyof typeof scripts | undefined {
  const rest = text.replace(coveredLetters, '')
  return (Object.keys(scripts) as (keyof typeof scripts)[]).find((script) => scripts[script].test(rest))
}
