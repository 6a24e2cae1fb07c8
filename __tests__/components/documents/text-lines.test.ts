/** @jest-environment node */

import { fixed } from '@/components/documents/sourced-text'
import {
  breakLines,
  type Line,
  lineWidth,
  type Span,
  unbroken,
  wordIsWider,
} from '@/components/documents/text-lines'
import { hasRightToLeft } from '@/components/lib/direction'

const style = { face: 'text', size: 10, leading: 14, color: '#000' } as const
const span = (text: string): Span => ({ ...fixed(text), style })
const textOf = (line: Line) => line.flatMap(({ runs }) => runs.map((run) => run.text)).join('')

describe('lines of a document', () => {
  it('break between words and fit their width', () => {
    const lines = breakLines([span('one two three four five six seven eight nine ten '.repeat(4))], 120)
    expect(lines.length).toBeGreaterThan(3)
    for (const line of lines) expect(lineWidth(line)).toBeLessThanOrEqual(120)
    expect(lines.map(textOf).join('')).toBe('one two three four five six seven eight nine ten '.repeat(4))
  })

  it('part a word only where it is longer than a line', () => {
    const lines = breakLines([span(`a ${'x'.repeat(60)} b`)], 120)
    expect(lines.map(textOf).join('')).toBe(`a ${'x'.repeat(60)} b`)
    for (const line of lines) expect(lineWidth(line)).toBeLessThanOrEqual(120)
  })

  it('fill a last line of one short word', () => {
    const words = 'I build quick and careful products for the web, from the button to the query behind '
    const width = lineWidth(breakLines([span(words)], 1000)[0]) + 5
    const lines = breakLines([span(`${words}it.`)], width)
    expect(lines).toHaveLength(2)
    expect(lineWidth(lines[1])).toBeGreaterThan(width * 0.15)
  })

  it('keep a comma of the next span beside its word', () => {
    const width = lineWidth(breakLines([span('some title')], 1000)[0])
    const [first] = breakLines([span('some title'), span(', '), span('company')], width)
    expect(first && textOf(first)).toBe('some title, ')
  })

  it('take each character from a file that has it', () => {
    const [line] = breakLines([span('Žluť → Ω ễ')], 1000)
    expect(line && textOf(line)).toBe('Žluť → Ω ễ')
    expect(new Set(line?.[0]?.runs.map((run) => run.file.name)).size).toBeGreaterThan(2)
  })

  it('leave out what has no shape, and what no font has with the gap it leaves', () => {
    const set = (text: string) =>
      breakLines([span(text)], 1000)
        .map(textOf)
        .join('\n')
    expect(set('a\u200Bb\u00ADc\u202E')).toBe('abc')
    expect(set('Quick 🚀, careful 👩🏽‍💻.')).toBe('Quick, careful.')
    expect(set('漢字')).toBe('')
  })

  it('break Chinese and Thai between words, which have no spaces', () => {
    expect(wordIsWider(span('Дом'), 1)).toBe(true)
    const words = unbroken('我为网络打造（快速）产品。')
    expect(words.join('')).toBe('我为网络打造（快速）产品。')
    expect(words.length).toBeGreaterThan(4)
    expect(words.filter((word) => /^[）。]|（$/.test(word))).toEqual([])
  })

  /** As it stands on paper, word by word: a font turns around what runs from right to left. */
  const seen = (line: Line | undefined) =>
    line
      ?.flatMap(({ runs, x }) => runs.map((run) => ({ x, words: run.text.split(' ') })))
      .toSorted((a, b) => a.x - b.x)
      .flatMap(({ words }) => (hasRightToLeft(words.join('')) ? words.toReversed() : words))
      .join(' ')
      .replace(/ +/g, ' ')
      .trim()

  it('O6 stand from right to left where their letters do, and keep numbers and other letters in their order', () => {
    const [line] = breakLines([span('בניתי 12 מסכים עם TypeScript וגם CSS')], 1000)
    expect(seen(line)).toBe('CSS וגם TypeScript עם מסכים 12 בניתי')
    expect(line && textOf(line)).toBe('בניתי 12 מסכים עם TypeScript וגם CSS')
  })

  it('O6 keep their direction around a word of another', () => {
    const [line] = breakLines([span('I am נועה ורדל from Haifa')], 1000)
    expect(seen(line)).toBe('I am ורדל נועה from Haifa')
  })

  it('O6 turn brackets, and end at the side they are read from', () => {
    const [line] = breakLines([span('נועה (CSS)')], 300, 'right')
    const brackets = line?.flatMap(({ runs }) => runs).filter((run) => /[()]/.test(run.text))
    expect(brackets?.map(({ text, drawn }) => [text, drawn])).toEqual([
      ['נועה (', 'נועה )'],
      [')', '('],
    ])
    expect(lineWidth(line)).toBeCloseTo(300)
  })

  it('O6 do not tear joined letters apart', () => {
    const tracked = { ...span('ليلى'), style: { ...style, tracking: -1 } }
    expect(breakLines([tracked], 300)[0]?.[0]?.runs[0]?.tracking).toBe(0)
  })
})
