import { coverSize, coverStyles } from '@/components/projects/cover'

/** Returns the size of a title on its cover, in percent of the width. */
function sizeOf(title: string): number {
  const styles = coverStyles()[`[data-size="${coverSize(title)}"]`]
  return Number.parseFloat(styles?.['--size'] ?? '')
}

test('a title on a cover is as large as its longest word and its length allow [G2]', () => {
  const largest = sizeOf('qr')
  for (const short of ['Pocket Atlas', '家計簿アプリ']) expect(sizeOf(short)).toBe(largest)
  const hyphenated = sizeOf('react-native-image-cropper')
  const oneWord = sizeOf('WebSocketConnectionPool')
  const sizes = [largest, hyphenated, oneWord, sizeOf('Long '.repeat(60))]
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  expect(new Set(sizes).size).toBe(sizes.length)
})
