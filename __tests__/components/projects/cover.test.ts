import { coverSize } from '@/components/projects/cover'

test.each([
  ['qr', 0],
  ['Pocket Atlas', 0],
  ['家計簿アプリ', 0],
  ['react-native-image-cropper', 2],
  ['WebSocketConnectionPool', 4],
  ['Long '.repeat(60), 5],
])('the title %s has the size %i, because of its longest word and its length [G2]', (title, size) => {
  expect(coverSize(title)).toBe(size)
})
