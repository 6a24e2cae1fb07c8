import { resolve } from 'node:path'
import { missingIn, readFont, tidy } from '@/app/documents/fonts'

test('letters that no font has are missing, and emoji always are [O6]', () => {
  expect(missingIn('Ada Αθηνά 漢 😀 1')).toEqual(['漢', '😀'])
})

test('emoji and invisible characters are left out, with the gap they leave [O6]', () => {
  expect(tidy('a\u200Bb\u00ADc\u202E')).toBe('abc')
  expect(tidy('Quick 🚀, careful 👩🏽‍💻.')).toBe('Quick, careful.')
  expect(tidy('Zoe\u0301')).toBe('Zoé')
})

test('a file that is not a font is reported by its name [O3]', () => {
  expect(() => readFont(resolve('package.json'))).toThrow(
    'content/typefaces.ts: package.json cannot be read as a font.',
  )
})
