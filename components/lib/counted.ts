import { language } from '../../content/words'
import { filled, type Values } from './words'

/** A text for each plural form of a language, with `other` for all forms that have none of their own. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/**
 * The text for a number of things, filled in.
 *
 * @param count decides about the form, by the rules of the interface's language; it is `{count}` in the text
 */
export function counted(forms: PluralForms, count: number, values: Values = {}): string {
  const form = new Intl.PluralRules(language.lang).select(count)
  return filled(forms[form] ?? forms.other, { ...values, count })
}
