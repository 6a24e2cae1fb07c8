import { directionOf, ownDirection } from '@/components/lib/direction'
import { language } from '@/content/words'

test.each([
  ['I write tests first.', 'ltr'],
  ['אני בונה כלים לרשת', 'rtl'],
  ['React ו-TypeScript: כך אני בונה כלים לרשת', 'rtl'],
  ['أكتب البرامج بلغة Rust', 'rtl'],
  ['Worked with the team of מגדלור in Haifa', 'ltr'],
  ['写字的人 بناء', 'rtl'],
])('the direction of "%s" is that of most of its words', (text, direction) => {
  expect(directionOf(text)).toBe(direction)
})

test.each(['', '42 %', '🎉'])('"%s" has no letters and takes the direction of the interface', (text) => {
  expect(directionOf(text)).toBe(language.dir)
})

test('an element has a direction of its own only where its text runs against the page', () => {
  const texts = { ltr: 'I write tests first.', rtl: 'אני בונה כלים לרשת' }
  expect(ownDirection(texts[language.dir])).toEqual({})
  const other = language.dir === 'ltr' ? 'rtl' : 'ltr'
  expect(ownDirection(texts[other])).toEqual({ dir: other })
})
