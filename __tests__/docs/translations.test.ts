import { readdirSync, readFileSync } from 'node:fs'
import { collectTexts } from '@/content/schema/content'
import { validateWords } from '@/content/schema/words'
import * as english from '@/docs/translations/en'
import { isSample } from '@/scripts/check/is-sample'

/** Words that a language has in common with English. */
const shared: Record<string, string[]> = {
  de: ['Demo', 'Version', 'Web', 'Website'],
  es: ['Demo', 'Web'],
  fr: ['Certifications', 'Contact', 'Menu', 'Pages', 'Publications', 'Type', 'Version', 'Web'],
  'pt-BR': ['Menu', 'Web', 'slide'],
  pl: ['Demo', 'Menu'],
}
/** Names and placeholders, which are the same in every language. */
const neutral = /^(?:[^\p{L}]|\{[a-z]+\})*$/u

const languages = readdirSync('docs/translations')
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((language) => language !== 'en')

const load = async (language: string) => ({ ...(await import(`@/docs/translations/${language}`)) })

/** Returns the texts by their path; months and plural forms share the path of their group. */
function textsByPlace(words: unknown): Map<string, string[]> {
  const places = new Map<string, string[]>()
  for (const { path, text } of collectTexts(words)) {
    const place = path.filter((part) => !/^(?:zero|one|two|few|many|other|\d+)$/.test(String(part))).join('.')
    places.set(place, [...(places.get(place) ?? []), text])
  }
  return places
}

function pluralsIn(words: unknown): Record<string, string>[] {
  if (typeof words !== 'object' || words === null) return []
  if ('other' in words) return [words as Record<string, string>]
  return Object.values(words).flatMap(pluralsIn)
}

test('the English translation equals the sample’s words [O8]', async () => {
  const words = readFileSync('docs/translations/en.ts', 'utf8')
  expect(isSample() ? readFileSync('content/words.ts', 'utf8') : words).toBe(words)
})

describe.each(languages)('the translation %s', (language) => {
  test('has every word, the same placeholders, its own tag and direction [O8]', async () => {
    const words = await load(language)
    validateWords(words)
    expect(words.language).toEqual({
      lang: language,
      dir: ['ar', 'he'].includes(language) ? 'rtl' : 'ltr',
    })
    const placesOf = (texts: string[]) =>
      [...new Set(texts.flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort()
    const translated = textsByPlace(words)
    for (const [place, texts] of textsByPlace({ ...english })) {
      expect([place, placesOf(translated.get(place) ?? [])]).toEqual([place, placesOf(texts)])
    }
  })

  test('has no word left in English [O8]', async () => {
    const translated = textsByPlace(await load(language))
    const same = [...textsByPlace({ ...english })].flatMap(([place, texts]) =>
      /^language|months/.test(place) ? [] : texts.filter((text) => translated.get(place)?.includes(text)),
    )
    expect(same.filter((text) => !neutral.test(text) && !shared[language]?.includes(text))).toEqual([])
  })

  test('has all plural forms of its language, or one for every number [O8]', async () => {
    const rules = new Intl.PluralRules(language)
    const used = new Set(Array.from({ length: 200 }, (_, i) => rules.select(i + 1)).concat('other'))
    for (const forms of pluralsIn(await load(language))) {
      const names = Object.keys(forms).filter((name) => name !== 'zero')
      const isWhole = names.length === used.size && names.every((name) => used.has(name as 'other'))
      expect([forms, isWhole || names.length === 1]).toEqual([forms, true])
    }
  })
})
