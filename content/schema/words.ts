import { ContentError, type Path, toFault } from '@/content/schema/errors'
import * as english from '@/docs/translations/en'

/** The exports of `content/words.ts` by name. */
export type Words = typeof english

type Fault = [path: Path, message: string]

const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other']

/**
 * Validates the exports of `content/words.ts`: the English words define the fields and the
 * placeholders (O8).
 *
 * @throws ContentError with every fault
 */
export function validateWords(words: Words): void {
  const faults = [...findLanguageFaults(words.language), ...findFaults({ ...words }, { ...english })]
  if (faults.length === 0) return
  const source = { file: 'content/words.ts', content: words }
  throw new ContentError(faults.map(([path, message]) => toFault(source, path, message)))
}

function* findLanguageFaults(language?: Partial<Words['language']>): Generator<Fault> {
  if (language?.lang && !isLanguageTag(language.lang))
    yield [['language', 'lang'], 'is not a language tag. Write one such as "en", "de" or "pt-BR".']
  if (language?.dir && !['ltr', 'rtl'].includes(language.dir))
    yield [
      ['language', 'dir'],
      'is not a direction. Write "ltr" for left to right, or "rtl" for right to left.',
    ]
}

/** Language codes have two or three letters. `Intl.Locale` also accepts "english". */
function isLanguageTag(tag: string): boolean {
  try {
    return new Intl.Locale(tag).language.length <= 3
  } catch {
    return false
  }
}

/** @param model the English value. Of plural forms only `other` is required. */
function* findFaults(value: unknown, model: unknown, path: Path = []): Generator<Fault> {
  if (typeof model === 'string') return yield* findTextFaults(value, model, path)
  if (typeof value !== 'object' || value === null)
    return yield [path, 'is missing. Copy it from the file of your language in docs/translations.']
  const expected = Object(model)
  const isPlural = 'other' in expected
  const names = isPlural ? PLURAL_FORMS : Object.keys(expected)
  for (const name of Object.keys(value))
    if (!names.includes(name))
      yield [[...path, name], `is not a known field. Write one of: ${names.join(', ')}.`]
  for (const name of names) {
    const isRequired = !isPlural || name === 'other'
    if (isRequired || name in value)
      yield* findFaults(Reflect.get(value, name), expected[isPlural ? 'other' : name], [...path, name])
  }
}

function* findTextFaults(value: unknown, model: string, path: Path): Generator<Fault> {
  if (typeof value !== 'string' || !value.trim())
    return yield [path, `is ${value === undefined ? 'missing' : 'not a text'}. Write it in your language.`]
  const used = findPlaceholders(value)
  // A form for one number may spell it out.
  const isOneNumber = PLURAL_FORMS.slice(0, -1).includes(String(path.at(-1)))
  const known = findPlaceholders(model)
  const needed = known.filter((name) => !(isOneNumber && name === '{count}'))
  const areKnown = used.every((name) => known.includes(name))
  const areComplete = needed.every((name) => used.includes(name))
  if (areKnown && areComplete) return
  const advice = known.length > 0 ? `Use ${known.join(' and ')}` : 'Write it without braces'
  yield [path, `has other placeholders than the English text. ${advice}.`]
}

function findPlaceholders(text: string): readonly string[] {
  return text.match(/\{[^{}]*\}/g) ?? []
}
