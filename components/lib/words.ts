export type Values = Readonly<Record<string, string | number>>

/**
 * A text of `content/words.ts` with its places filled in.
 *
 * @param text such as `Link to {title} copied`
 * @param values by the names in the braces; what is in braces and has no value stays as it is
 */
export function filled(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
