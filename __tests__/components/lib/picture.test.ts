/** @jest-environment node */
import { PICTURE_WIDTHS } from '@/components/lib/constants'
import {
  fallbackWidth,
  pictureShape,
  pictureSrc,
  pictureSrcSet,
  pictureWidths,
  sizesWithin,
} from '@/components/lib/picture'

const [small, medium, third, large] = PICTURE_WIDTHS

test.each([
  [1, [1]],
  [small - 1, [small - 1]],
  [small, [small]],
  [small + 1, [small, small + 1]],
  [medium, [small, medium]],
  [large, [small, medium, third, large]],
  [large * 4, [small, medium, third, large]],
])('a picture %d wide is made in the widths %j: never wider than it is', (width, widths) => {
  expect(pictureWidths(width)).toEqual(widths)
})

test('widths only grow, and none stands twice', () => {
  for (let width = 1; width <= large + 10; width += 1) {
    const widths = pictureWidths(width)
    expect(widths).toEqual([...new Set(widths)].toSorted((a, b) => a - b))
  }
})

test('the one file for old browsers is a width that is made', () => {
  for (const width of [1, small, small + 1, medium, large, large * 4]) {
    expect(pictureWidths(width)).toContain(fallbackWidth(width))
  }
  expect(fallbackWidth(large)).toBe(medium)
  expect(fallbackWidth(small)).toBe(small)
})

test('the srcset names each width once, with its descriptor', () => {
  expect(pictureSrcSet({ id: 'shot.1a', width: small + 1 })).toBe(
    `/pictures/shot.1a-${small}.avif ${small}w, /pictures/shot.1a-${small + 1}.avif ${small + 1}w`,
  )
})

test('the plain address is the drawing itself, or one WebP', () => {
  expect(pictureSrc({ id: 'logo.1a', width: 96, kind: 'drawing' })).toBe('/pictures/logo.1a.svg')
  expect(pictureSrc({ id: 'shot.1a', width: large, kind: 'raster' })).toBe(`/pictures/shot.1a-${medium}.webp`)
})

test.each([
  ['a screenshot', 1600, 1000, undefined],
  ['a square', 800, 800, 'tall'],
  ['a phone', 1080, 2400, 'tall'],
  ['a banner', 1600, 300, 'wide'],
  ['a small one', 320, 200, 'small'],
  ['a small upright one', 300, 900, 'tall small'],
  ['a dot', 40, 40, 'tall small'],
])('O5 %s of %d x %d has the shape %s', (_what, width, height, shape) => {
  expect(pictureShape({ width, height, kind: 'raster' })).toBe(shape)
})

test('O5 a drawing is never small: it is sharp in every size', () => {
  expect(pictureShape({ width: 24, height: 16, kind: 'drawing' })).toBeUndefined()
})

test('O5 no place asks for a picture wider than it is', () => {
  expect(sizesWithin('(min-width: 50rem) 45rem, 92vw', 300)).toBe(
    '(min-width: 50rem) min(45rem, 300px), min(92vw, 300px)',
  )
  expect(sizesWithin('50vw', large)).toBe('50vw')
})
