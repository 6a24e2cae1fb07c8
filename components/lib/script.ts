/** Scripts that the site's typeface lacks, and that have their own rules for a large line. */
const scripts = {
  korean: /\p{scx=Hangul}/u,
  cjk: /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u,
  other: /\p{L}/u,
} as const

const ofTypeface = /[\p{scx=Latin}\p{scx=Cyrillic}\p{scx=Greek}\P{L}]/gu

/** Returns the script of a name or heading that the site's typeface lacks; undefined for Latin, Cyrillic and Greek. */
export function foreignScript(text: string): keyof typeof scripts | undefined {
  const rest = text.replace(ofTypeface, '')
  return (Object.keys(scripts) as (keyof typeof scripts)[]).find((script) => scripts[script].test(rest))
}
