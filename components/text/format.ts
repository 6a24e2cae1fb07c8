import { language } from '@/content/words'

type Values = Readonly<Record<string, string | number>>

/**
 * Fills in the placeholders of a text. A placeholder without a value is unchanged.
 *
 * @param text such as `Link to {title} copied`
 */
export function format(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}

/** A text for each plural form of a language. Missing forms use `other`. */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/**
 * Formats a text in the plural form of the site's language.
 *
 * @param count selects the form and replaces `{count}`
 */
export function formatCount(forms: PluralForms, count: number, values: Values = {}): string {
  const form = new Intl.PluralRules(language.lang).select(count)
  return format(forms[form] ?? forms.other, { ...values, count })
}
