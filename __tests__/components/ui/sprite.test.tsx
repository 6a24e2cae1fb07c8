import { GenIcon } from 'react-icons'
import { iconDrawings } from '@/components/ui/icon-drawings'
import { spriteOf } from '@/components/ui/sprite'

const planted = GenIcon({
  tag: 'svg',
  attr: { viewBox: '0 0 8 8', fill: 'none', strokeWidth: '2' },
  child: [
    {
      tag: 'g',
      attr: { fillRule: 'evenodd', id: 'a"b&c' },
      child: [{ tag: 'path', attr: { d: 'M0 0' }, child: [] }],
    },
    { tag: 'circle', attr: { r: '1' }, child: [] },
  ],
})

test('W4 a drawing becomes a symbol with its own attributes, written as SVG writes them', () => {
  expect(spriteOf({ one: planted })).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg">' +
      '<symbol id="one" fill="none" stroke="currentColor" stroke-width="2" viewBox="0 0 8 8">' +
      '<path id="a&quot;b&amp;c" fill-rule="evenodd" d="M0 0"/><circle r="1"/>' +
      '</symbol></svg>',
  )
})

test('W4 no drawings make an empty file', () => {
  expect(spriteOf({})).toBe('<svg xmlns="http://www.w3.org/2000/svg"/>')
})

test('W4 the sprite of the site is sound SVG with one symbol for each icon', () => {
  const file = new DOMParser().parseFromString(spriteOf(iconDrawings), 'image/svg+xml')
  expect(file.querySelector('parsererror')).toBeNull()
  const symbols = [...file.querySelectorAll('symbol')]
  expect(symbols.map(({ id }) => id)).toEqual(Object.keys(iconDrawings))
  for (const symbol of symbols) {
    expect(symbol.childElementCount).toBeGreaterThan(0)
    expect(symbol.getAttribute('viewBox')).toMatch(/^[\d.]+( [\d.]+){3}$/)
  }
})
