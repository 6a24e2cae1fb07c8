/** @jest-environment node */
import { PICTURE_WIDTHS } from '@/components/lib/constants'
import { pictureSrc, pictureSrcSet } from '@/components/lib/picture'
import {
  budgetOf,
  ENCODING,
  filesOf,
  type Original,
  originalsOf,
  pictureId,
} from '@/components/pictures/picture-files'
import { readContent } from '../../support/content'

test('every original the content names is made once: the portrait to arrive early, screenshots in the largest width', () => {
  const content = readContent()
  const files = (chosen: (original: Original) => boolean) =>
    originalsOf(content)
      .filter(chosen)
      .map(({ file }) => file.replace('planted/', ''))
  expect(files(() => true).toSorted()).toEqual(
    [
      'portrait.png',
      'logo.svg',
      'shot.png',
      'older.png',
      'current.png',
      'middle.png',
      'slide-1.png',
      'slide-2.png',
    ].toSorted(),
  )
  expect(files(({ first }) => first)).toEqual(['portrait.png'])
  expect(files(({ widest }) => widest === ENCODING.widest)).toEqual(['shot.png'])
})

test('a picture in several places has the width of the largest', () => {
  const shared = readContent((content) => {
    content.slides = [{ title: 'Planted', image: { file: 'planted/shot.png', alt: 'A shot' } }]
  })
  expect(originalsOf(shared).find(({ file }) => file === 'planted/shot.png')?.widest).toBe(ENCODING.widest)
})

test('O5 no file has a larger budget than the export check allows', () => {
  for (const width of [1, ...PICTURE_WIDTHS, 9000]) {
    for (const format of ['avif', 'webp'] as const) {
      expect(budgetOf({ width, format }, false)).toBeLessThanOrEqual(ENCODING.budgets.picture)
    }
    expect(budgetOf({ width, format: 'avif' }, true)).toBeLessThanOrEqual(ENCODING.budgets.firstPicture)
  }
})

test('a picture’s id follows its path and what it shows', () => {
  const id = (file: string, bytes: string, first = false, widest: number = ENCODING.widest) =>
    pictureId({ file, first, widest }, Buffer.from(bytes))
  expect(id('a/shot.png', 'x')).toMatch(/^a-shot\.[0-9a-f]{8}$/)
  expect(id('a/shot.png', 'x')).toBe(id('a/shot.png', 'x'))
  expect(id('a/shot.png', 'x')).not.toBe(id('a/shot.png', 'y'))
  expect(id('a/shot.png', 'x')).not.toBe(id('b/shot.png', 'x'))
  expect(id('a/shot.png', 'x')).not.toBe(id('a/shot.png', 'x', true))
  expect(id('a/shot.png', 'x')).not.toBe(id('a/shot.png', 'x', false, ENCODING.widestInPage))
})

test.each([
  'a b/č & d.png',
  'x%20y?.png',
  'ü.svg',
  'a.b.c.webp',
  'SHOT #1 🎉.PNG',
  `${'long'.repeat(60)}.png`,
])('the id of "%s" can stand in an address', (file) => {
  const id = pictureId({ file, first: false, widest: ENCODING.widest }, Buffer.from(''))
  expect(id).toMatch(/^[\w-]+\.[0-9a-f]{8}$/)
  expect(id.length).toBeLessThan(200)
})

test.each([1, 300, 480, 961, 5000])('a picture %d wide: every file that a page asks for is made', (width) => {
  const picture = { id: 'shot.1a', width, kind: 'raster' as const }
  const made = filesOf(picture).map(({ name }) => `/pictures/${name}`)
  const candidates = pictureSrcSet(picture).split(', ')
  const asked = [...candidates.map((candidate) => candidate.split(' ')[0]), pictureSrc(picture)]
  expect(made.toSorted()).toEqual(asked.toSorted())
  for (const file of filesOf(picture))
    expect(file.width).toBeLessThanOrEqual(Math.min(width, Math.max(...PICTURE_WIDTHS)))
})
