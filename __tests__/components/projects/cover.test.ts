import { coverSize } from '@/components/projects/cover'

test('a title on a cover is as large as its longest word and its length allow [G2]', () => {
  const largest = coverSize('qr')
  for (const short of ['Pocket Atlas', '家計簿アプリ']) expect(coverSize(short)).toBe(largest)
  const hyphenated = coverSize('react-native-image-cropper')
  const oneWord = coverSize('WebSocketConnectionPool')
  const sizes = [largest, hyphenated, oneWord, coverSize('Long '.repeat(60))]
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  expect(new Set(sizes).size).toBe(sizes.length)
})
