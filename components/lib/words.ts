import { language } from '../../content/words'

type Values = Readonly<Record<string, string | number>>

/**
 * A text of `content/words.ts` with its places filled in.
 *
 * @param text such as `Link to {title} copied`
 * @param values by the names in the braces; what is in braces and has no value stays as it is
 */
export function format(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}

/** A text for each plural form of a language, with `other` for all forms that have none of their own. */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/**
 * The text for a number of things, filled in.
 *
 * @param count decides about the form, by the rules of the interface's language; it is `{count}` in the text
 */
export function formatCount(forms: PluralForms, count: number, values: Values = {}): string {
  const form = new Intl.PluralRules(language.lang).select(count)
  return format(forms[form] ?? forms.other, { ...values, count })
}
