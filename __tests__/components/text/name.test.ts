import { hasForeignLetters, isForeignScript } from '@/components/text/name'

test.each([
  ['Noa Verdel', 'en', false],
  ['Ольга', 'uk', false],
  ['見本 花子', 'ja', true],
  ['ليلى', 'ar', true],
])('the name %s and the language %s need a font of the system: %s [O6]', (name, lang, isForeign) => {
  expect([hasForeignLetters(name), isForeignScript(lang)]).toEqual([isForeign, isForeign])
})
