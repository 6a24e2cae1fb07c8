/** @jest-environment node */
import { PICTURE_WIDTHS } from '@/components/lib/constants'
import { pictureSrc, pictureSrcSet } from '@/components/lib/picture'
import { filesOf, originalsOf, pictureId } from '@/scripts/pictures/plan'
import { readContent } from '../../support/content'

test('every original the content names is made, once', () => {
  const originals = originalsOf(readContent())
  expect(originals).toEqual([...new Set(originals)])
  expect(originals.toSorted()).toEqual(
    [
      'planted/portrait.png',
      'planted/logo.svg',
      'planted/shot.png',
      'planted/older.png',
      'planted/current.png',
      'planted/middle.png',
      'planted/slide-1.png',
      'planted/slide-2.png',
    ].toSorted(),
  )
})

test('a picture’s id follows its path and what it shows', () => {
  const id = (file: string, bytes: string) => pictureId(file, Buffer.from(bytes))
  expect(id('a/shot.png', 'x')).toMatch(/^a-shot\.[0-9a-f]{8}$/)
  expect(id('a/shot.png', 'x')).toBe(id('a/shot.png', 'x'))
  expect(id('a/shot.png', 'x')).not.toBe(id('a/shot.png', 'y'))
  expect(id('a/shot.png', 'x')).not.toBe(id('b/shot.png', 'x'))
})

test.each(['a b/č & d.png', 'x%20y?.png', 'ü.svg', 'a.b.c.webp'])(
  'the id of "%s" can stand in an address',
  (file) => {
    expect(pictureId(file, Buffer.from(''))).toMatch(/^[\w-]+\.[0-9a-f]{8}$/)
  },
)

test.each([1, 300, 480, 961, 5000])('a picture %d wide: every file that a page asks for is made', (width) => {
  const picture = { id: 'shot.1a', width, kind: 'raster' as const }
  const made = filesOf(picture).map(({ name }) => `/pictures/${name}`)
  const asked = [
    ...(['avif', 'webp'] as const).flatMap((format) =>
      pictureSrcSet(picture, format)
        .split(', ')
        .map((candidate) => candidate.split(' ')[0]),
    ),
    pictureSrc(picture),
  ]
  expect(made.toSorted()).toEqual(asked.toSorted())
  for (const file of filesOf(picture))
    expect(file.width).toBeLessThanOrEqual(Math.min(width, Math.max(...PICTURE_WIDTHS)))
})
