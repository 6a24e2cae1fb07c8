import { collectTexts } from '@/content/schema/texts'
import { type Examined, type Finding, findingAt } from '@/scripts/doctor/finding'

/** Constants of `content/words.ts` in which single words are reported too. Elsewhere another language may use the same word. */
const singleWords = ['sectionLabels', 'sortLabels']

/** Finds texts of the interface that are still English on a site in another language (O8). */
export function* englishTexts(site: Examined): Generator<Finding> {
  const { content, sample, words } = site
  const lang: string = Reflect.get(Reflect.get(words, 'language') ?? {}, 'lang') ?? 'en'
  if (/^en\b/i.test(lang)) return
  const why = `is still English, and the site is in "${lang}"`
  for (const key of ['sections', 'sortOptions'] as const) {
    for (const { path, text } of collectTexts(content[key])) {
      if (path.at(-1) === 'value' || !sample.isEnglish(text)) continue
      yield findingAt(site, { key, path }, 'weak', why, 'Translate it.')
    }
  }
  const file = { level: 'weak', file: 'content/words.ts', entry: '', why, fix: 'Translate it.' } as const
  for (const [name, { months }] of Object.entries(words)) {
    if (months && sample.isEnglish(months)) yield { ...file, field: `${name}.months` }
  }
  for (const { path, text } of collectTexts(words)) {
    const isSure = text.includes(' ') || path.at(-1) === 'present' || singleWords.includes(String(path[0]))
    if (isSure && /\p{L}{3}/u.test(text.replace(/\{\w+\}/g, '')) && sample.isEnglish(text))
      yield { ...file, field: path.join('.') }
  }
}
