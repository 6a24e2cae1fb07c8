/** @jest-environment node */
import { fixed } from '@/components/documents/places'
import { breakLines, type Line, lineWidth, type Span } from '@/components/documents/text-lines'

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

  it('leave out what has no shape and stop at what runs from right to left', () => {
    const [line] = breakLines([span('a\u200Bb\u00ADc\u202E')], 1000)
    expect(line && textOf(line)).toBe('abc')
    expect(() => breakLines([span('שלום')], 1000)).toThrow('the character "ש" (U+05E9)')
  })
})
