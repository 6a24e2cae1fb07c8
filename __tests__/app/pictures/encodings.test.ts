import { readContent } from '@/__tests__/support/content'
import { ENCODING, findOriginals, listPictureFiles, pictureId } from '@/app/pictures/encodings'
import { PICTURE_WIDTHS } from '@/components/ui/constants'
import { pictureShape, pictureSrc, pictureSrcSet, pictureWidths } from '@/components/ui/picture'

test('every original is encoded once: the portrait to load first, screenshots in the largest width', () => {
  const originals = findOriginals(
    readContent((content) => {
      content.slides.push({ title: 'Twice', image: { file: 'planted/older.png', alt: 'A picture' } })
      content.slides.push({ title: 'A screenshot', image: { file: 'planted/shot.png', alt: 'A picture' } })
    }),
  )
  const names = 'portrait.png logo.svg shot.png older.png current.png middle.png slide-1.png slide-2.png'
  const paths = names.split(' ').map((name) => `planted/${name}`)
  expect(originals.map(({ file }) => file).toSorted()).toEqual(paths.toSorted())
  expect(originals.filter(({ first }) => first).map(({ file }) => file)).toEqual(['planted/portrait.png'])
  const large = originals.filter(({ widest }) => widest === ENCODING.widest)
  expect(large.map(({ file }) => file)).toEqual(['planted/shot.png'])
})

test('the files of a picture have names that are safe in an address, and new ones if it is replaced', () => {
  const original = { file: 'SHOT #1 🎉%20?.a.PNG', first: false, widest: ENCODING.widest }
  const long = { ...original, file: `${'long'.repeat(60)}.png` }
  const ids = [
    pictureId(original, Buffer.from('one')),
    pictureId(original, Buffer.from('other')),
    pictureId(long, Buffer.from('one')),
  ]
  for (const id of ids) expect(id).toMatch(/^[\w-]{1,150}\.[0-9a-f]{8}$/)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each([1, 480, 5000])('a picture %d px wide has just the files that pages request', (width) => {
  const picture = { id: 'shot.1a', width, kind: 'raster' as const }
  const encoded = listPictureFiles(picture).map(({ name }) => `/pictures/${name}`)
  const candidates = pictureSrcSet(picture).split(', ')
  const requested = [...candidates.map((candidate) => candidate.split(' ')[0]), pictureSrc(picture)]
  expect(encoded.toSorted()).toEqual(requested.toSorted())
  const widths = pictureWidths(width)
  expect(widths.at(-1)).toBe(Math.min(width, Math.max(...PICTURE_WIDTHS)))
  expect(widths).toEqual([...new Set(widths)].toSorted((a, b) => a - b))
})

test.each([
  ['a screenshot', 1600, 1000, 'raster', undefined],
  ['a square', 800, 800, 'raster', 'tall'],
  ['a banner', 1600, 300, 'raster', 'wide'],
  ['a small upright one', 300, 900, 'raster', 'tall small'],
  ['a drawing, which is sharp in every size,', 24, 16, 'drawing', undefined],
] as const)('%s of %d x %d, a %s, has the shape %s [O5]', (_what, width, height, kind, shape) => {
  expect(pictureShape({ width, height, kind })).toBe(shape)
})
