import { render, screen } from '@testing-library/react'
import { Button } from '@/components/ui/button'
import { PICTURE_WIDTHS } from '@/components/ui/constants'
import { PictureImage } from '@/components/ui/picture-image'
import type { language } from '@/content/words'
import * as words from '@/content/words'

test('a loading button shows the spinner, is busy and disabled, and submits no form [W3]', () => {
  render(
    <Button isLoading disabled={false}>
      Save
    </Button>,
  )
  expect(screen.getByRole('status')).toHaveTextContent(words.waiting.label)
  const button = screen.getByRole('button', { name: words.waiting.label, busy: true })
  expect(button).toBeDisabled()
  expect(button).toHaveAttribute('type', 'button')
})

const sources = () => [...document.querySelectorAll('source')]

test('a raster picture offers AVIF in several widths, none wider than its own, and one WebP in its shape [O5]', () => {
  const picture = { id: 'shot.1a', width: 1333, height: 777, kind: 'raster', alt: 'A shot' } as const
  render(<PictureImage picture={picture} sizes="(min-width: 50rem) 45rem, 92vw" />)
  const sizes = '(min-width: 50rem) min(45rem, 1333px), min(92vw, 1333px)'
  expect(sources().map(({ type, sizes }) => [type, sizes])).toEqual([['image/avif', sizes]])
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

type Direction = (typeof language)['dir']

/**
 * Renders a text on a page of this direction, in a line and as prose.
 *
 * @returns its HTML in a line, and its form in sentences and attributes
 */
async function renderText(dir: Direction, text: string) {
  jest.resetModules()
  jest.doMock('@/content/words', () => {
    const words = jest.requireActual('@/content/words')
    return { ...words, language: { ...words.language, dir } }
  })
  const { isolate } = await import('@/components/text/direction')
  const { bidiText } = await import('@/components/text/bidi-text')
  const { Prose } = await import('@/components/ui/prose')
  const { container } = render(<p>{bidiText(text)}</p>)
  const prose = render(<Prose text={text} />).container.innerHTML
  expect(container.querySelector('[dir], p:not(:has([dir]))')?.innerHTML).toBe(prose)
  return [container.firstElementChild?.innerHTML, isolate(text)]
}

test.each<[Direction, string, string, string]>([
  ['ltr', 'Learn C++', 'Learn C++', 'Learn C++'],
  ['ltr', 'שלום עולם!', '<bdi dir="rtl">שלום עולם!</bdi>', '\u2067שלום עולם!\u2069'],
  [
    'ltr',
    'C++ للمبتدئين',
    '<bdi dir="rtl"><bdi>C++</bdi> للمبتدئين</bdi>',
    '\u2067C++\u200e للمبتدئين\u2069',
  ],
  ['rtl', 'Wall-E (v2)', '<bdi dir="ltr">Wall-E (v2)</bdi>', '\u2066Wall-E (v2)\u2069'],
  ['rtl', 'שלום!', 'שלום!', 'שלום!'],
  ['rtl', 'C# או גם C#', '<bdi>C#</bdi> או גם <bdi>C#</bdi>', 'C#\u200e או גם C#\u200e'],
])('on a page in direction %s, "%s" keeps its own direction [O6]', async (dir, text, html, sentence) => {
  expect(await renderText(dir, text)).toEqual([html, sentence])
})

test('an option of a command stays on one line', async () => {
  const { Prose } = await import('@/components/ui/prose')
  const { container } = render(<Prose text="Use --json or -v, but well-known words break - here." />)
  const kept = [...container.querySelectorAll('.whitespace-nowrap')].map(({ textContent }) => textContent)
  expect(kept).toEqual(['--json', '-v'])
})
