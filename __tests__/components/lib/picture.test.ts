/** @jest-environment node */
import { PICTURE_WIDTHS } from '@/components/lib/constants'
import { fallbackWidth, pictureSrc, pictureSrcSet, pictureWidths } from '@/components/lib/picture'

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
  expect(pictureSrcSet({ id: 'shot.1a', width: small + 1 }, 'avif')).toBe(
    `/pictures/shot.1a-${small}.avif ${small}w, /pictures/shot.1a-${small + 1}.avif ${small + 1}w`,
  )
})

test('the plain address is the drawing itself, or the JPEG', () => {
  expect(pictureSrc({ id: 'logo.1a', width: 96, kind: 'drawing' })).toBe('/pictures/logo.1a.svg')
  expect(pictureSrc({ id: 'shot.1a', width: large, kind: 'raster' })).toBe(`/pictures/shot.1a-${medium}.jpg`)
})
