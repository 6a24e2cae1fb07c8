import { render } from '@testing-library/react'
import type { language } from '@/content/words'

type Direction = (typeof language)['dir']

/** Renders a text on a page of this direction. @returns its HTML, and its form in sentences and attributes */
async function renderText(dir: Direction, text: string) {
  jest.resetModules()
  jest.doMock('@/content/words', () => {
    const words = jest.requireActual('@/content/words')
    return { ...words, language: { ...words.language, dir } }
  })
  const { isolate } = await import('@/components/lib/direction')
  const { BidiText } = await import('@/components/ui/bidi-text')
  const { container } = render(<p>{BidiText({ children: text })}</p>)
  return [container.firstElementChild?.innerHTML, isolate(text)]
}

test.each<[Direction, string, string, string]>([
  ['ltr', 'Learn C++', 'Learn C++', 'Learn C++'],
  ['ltr', 'שלום עולם!', '<bdi dir="rtl">שלום עולם!</bdi>', '\u2067שלום עולם!\u2069'],
  [
    'ltr',
    'C++ للمبتدئين',
    '<bdi dir="rtl"><bdi>C++</bdi> للمبتدئين</bdi>',
    '\u2067\u2066C++\u2069 للمبتدئين\u2069',
  ],
  ['rtl', 'Wall-E (v2)', '<bdi dir="ltr">Wall-E (v2)</bdi>', '\u2066Wall-E (v2)\u2069'],
  ['rtl', 'שלום!', 'שלום!', 'שלום!'],
  ['rtl', 'מדריך Learn C++ קצר', 'מדריך <bdi>Learn C++</bdi> קצר', 'מדריך \u2066Learn C++\u2069 קצר'],
  ['rtl', 'C# או גם C#', '<bdi>C#</bdi> או גם <bdi>C#</bdi>', '\u2066C#\u2069 או גם \u2066C#\u2069'],
])('on a page in direction %s, "%s" keeps its own direction [O6]', async (dir, text, html, sentence) => {
  expect(await renderText(dir, text)).toEqual([html, sentence])
})
