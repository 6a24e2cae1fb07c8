import { findLanguage } from '@/scripts/language/words'

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['pt', 'pt-BR'],
  ['german', 'de'],
  ['chinese', 'zh-CN'],
  ['PT-br', 'pt-BR'],
  ['nl', undefined],
  ['', undefined],
])('the translation for "%s" is %s [O8]', (language, file) => {
  expect(findLanguage(language)).toBe(file)
})
