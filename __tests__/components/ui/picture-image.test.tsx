import { render, screen } from '@testing-library/react'
import { PICTURE_WIDTHS } from '@/components/lib/constants'
import { PictureImage } from '@/components/ui/picture-image'

const sources = () => [...document.querySelectorAll('source')]

test('a raster picture offers AVIF in several widths and one WebP in its own shape [O5]', () => {
  const picture = { id: 'shot.1a', width: 1333, height: 777, kind: 'raster', alt: 'A shot' } as const
  render(<PictureImage picture={picture} sizes="50vw" />)
  expect(sources().map(({ type, sizes }) => [type, sizes])).toEqual([['image/avif', 'min(50vw, 1333px)']])
  for (const width of PICTURE_WIDTHS.filter((width) => width < 1333))
    expect(sources()[0]?.srcset).toContain(` ${width}w`)
  const image = screen.getByAltText('A shot')
  expect(image).toHaveAttribute('src', `/pictures/shot.1a-${PICTURE_WIDTHS[1]}.webp`)
  const [width, height] = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))]
  expect(Number.isInteger(height)).toBe(true)
  expect(width / height).toBeCloseTo(1333 / 777, 2)
})

test('a drawing is one file in its own size with its shape as an attribute [O5]', () => {
  const picture = { id: 'logo', width: 48, height: 96, kind: 'drawing', alt: 'A logo' } as const
  render(<PictureImage picture={picture} sizes="3rem" />)
  expect(sources()).toEqual([])
  const [src, width, height, shape] = ['/pictures/logo.svg', '48', '96', 'tall']
  for (const [name, value] of Object.entries({ src, width, height, 'data-shape': shape }))
    expect(screen.getByRole('img')).toHaveAttribute(name, value)
})
