import { render, screen } from '@testing-library/react'
import { PICTURE_WIDTHS } from '@/components/lib/constants'
import { PictureImage } from '@/components/ui/picture-image'
import { plantPicture } from '../../support/projects'

const sources = () => [...document.querySelectorAll('source')]

test('a raster picture offers AVIF in its widths and for its place, and one WebP', () => {
  render(<PictureImage picture={plantPicture('shot.1a', 'A shot')} sizes="50vw" />)
  expect(sources().map(({ type }) => type)).toEqual(['image/avif'])
  for (const source of sources()) {
    expect(source.sizes).toBe('50vw')
    for (const width of PICTURE_WIDTHS) expect(source.srcset).toContain(` ${width}w`)
  }
  expect(screen.getByAltText('A shot')).toHaveAttribute('src', `/pictures/shot.1a-${PICTURE_WIDTHS[1]}.webp`)
})

test('its size is known before it arrives, in its own shape', () => {
  render(<PictureImage picture={{ ...plantPicture('shot'), width: 1333, height: 777 }} sizes="50vw" />)
  const image = screen.getByRole('img')
  const [width, height] = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))]
  expect(Number.isInteger(height)).toBe(true)
  expect(width / height).toBeCloseTo(1333 / 777, 2)
})

test('a picture smaller than every width is offered as it is', () => {
  render(<PictureImage picture={{ ...plantPicture('dot'), width: 7, height: 5 }} sizes="1rem" />)
  expect(sources().map(({ srcset }) => srcset)).toEqual(['/pictures/dot-7.avif 7w'])
  expect(screen.getByRole('img')).toHaveAttribute('height', '5')
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

test('its words may be replaced, also by none', () => {
  render(<PictureImage picture={plantPicture('shot', 'A shot')} alt="" sizes="50vw" />)
  expect(screen.getByAltText('')).toBeInTheDocument()
  expect(screen.queryByAltText('A shot')).toBeNull()
})

test('O5 a picture tells its place what shape it has, and is offered no larger than it is', () => {
  render(<PictureImage picture={{ ...plantPicture('phone'), width: 300, height: 900 }} sizes="45rem" />)
  expect(screen.getByRole('img')).toHaveAttribute('data-shape', 'tall small')
  for (const source of sources()) expect(source.sizes).toBe('min(45rem, 300px)')
})
