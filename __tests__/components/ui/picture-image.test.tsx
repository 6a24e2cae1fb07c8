import { render, screen } from '@testing-library/react'
import { PICTURE_WIDTHS } from '@/components/lib/constants'
import { PictureImage } from '@/components/ui/picture-image'
import { plantPicture } from '../../support/projects'

const sources = () => [...document.querySelectorAll('source')]

test('a raster picture offers AVIF in its widths and for its place, and one WebP, in its own shape', () => {
  const picture = { ...plantPicture('shot.1a', 'A shot'), width: 1333, height: 777 }
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

test('O5 a picture smaller than every width is offered as it is, and tells its place what shape it has', () => {
  render(<PictureImage picture={{ ...plantPicture('dot'), width: 5, height: 15 }} sizes="1rem" />)
  expect(sources().map(({ srcset }) => srcset)).toEqual(['/pictures/dot-5.avif 5w'])
  expect(screen.getByRole('img')).toHaveAttribute('height', '15')
  expect(screen.getByRole('img')).toHaveAttribute('data-shape', 'tall small')
})

test('a drawing is one file in its own size', () => {
  render(
    <PictureImage
      picture={{ id: 'logo', width: 96, height: 48, kind: 'drawing', alt: 'A logo' }}
      sizes="3rem"
    />,
  )
  expect(sources()).toEqual([])
  const image = screen.getByAltText('A logo')
  expect(image).toHaveAttribute('src', '/pictures/logo.svg')
  expect(image).toHaveAttribute('width', '96')
  expect(image).toHaveAttribute('height', '48')
})

test('it waits until it is near the screen, unless it is the largest paint of the first one', () => {
  const { rerender } = render(<PictureImage picture={plantPicture('shot')} sizes="50vw" />)
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy')
  expect(screen.getByRole('img')).not.toHaveAttribute('fetchpriority')
  rerender(<PictureImage picture={plantPicture('shot')} sizes="50vw" priority />)
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager')
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
})
