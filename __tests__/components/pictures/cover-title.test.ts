import { COVER_SIZES, coverTitle } from '@/components/pictures/cover-title'

/** The parts of a title between which it may break. */
const parts = (title: string) =>
  coverTitle(title)
    .text.replaceAll('\u2060', '')
    .split(/[ \u200B]/)
const sizeOf = (title: string) => COVER_SIZES[coverTitle(title).size]

test.each([
  ['Pocket Atlas', ['Pocket', 'Atlas']],
  ['react-native-image-cropper', ['react-', 'native-', 'image-', 'cropper']],
  ['sqlite_vector_search', ['sqlite_', 'vector_', 'search']],
  ['WebSocketConnectionPool', ['Web', 'Socket', 'Connection', 'Pool']],
  ['next.js-static-portfolio', ['next.js-', 'static-', 'portfolio']],
  ['go-ratelimit', ['go-ratelimit']],
  ['iOS Clock', ['iOS', 'Clock']],
  ['C++ tutor', ['C++', 'tutor']],
  ['写真の整理', ['写真の', '整理']],
  ['מקצר כתובות', ['מקצר', 'כתובות']],
])('%s breaks by sense', (title, expected) => {
  expect(parts(title)).toEqual(expected)
})

test('all that is added to a title takes no room', () => {
  for (const title of ['advent-of-code', '家計簿アプリ', 'HTTPServer']) {
    expect(coverTitle(title).text.replace(/[\u200B\u2060]/g, '')).toBe(title)
  }
})

test('a short title is as large as any; one word that is wider than a line is set smaller, and a long title too', () => {
  expect(sizeOf('Hum')).toBe(COVER_SIZES[0])
  expect(sizeOf('supercalifragilistic')).toBeLessThan(sizeOf('Hum') ?? 0)
  expect(sizeOf('A very gentle introduction to type theory')).toBeLessThan(sizeOf('Hum') ?? 0)
  expect(sizeOf('Long '.repeat(60))).toBe(COVER_SIZES.at(-1))
  expect(sizeOf('x'.repeat(200))).toBe(COVER_SIZES.at(-1))
})
