/** @jest-environment node */
import { pictureOf } from '@/components/lib/pictures'

jest.mock(
  '../../../components/lib/made-pictures.json',
  () => ({ 'a/shot.png': { id: 'a-shot.1a', width: 800, height: 500, kind: 'raster' } }),
  { virtual: true },
)

test('a made picture carries its size, its kind and the words of the content', () => {
  expect(pictureOf({ file: 'a/shot.png', alt: 'A shot' })).toEqual({
    id: 'a-shot.1a',
    width: 800,
    height: 500,
    kind: 'raster',
    alt: 'A shot',
  })
})

test('a picture whose size is not known names itself and what looks at it', () => {
  expect(() => pictureOf({ file: 'a/new.png', alt: '' })).toThrow(
    'content/images/a/new.png is not known yet. npm run dev and npm run build look at it.',
  )
})
