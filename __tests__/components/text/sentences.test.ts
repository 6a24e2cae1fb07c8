import { splitAddresses, splitParagraph } from '@/components/text/sentences'

const sentence = 'One two three four five six seven eight nine ten.'
const repeat = (count: number) => Array(count).fill(sentence).join(' ')

test('only a paragraph of more than 60 words is split, after every three sentences [A1]', () => {
  expect(splitParagraph(repeat(6), 60)).toEqual([repeat(6)])
  expect(splitParagraph(repeat(7), 60)).toEqual([repeat(3), repeat(3), repeat(1)])
})

test.each([
  ['See https://example.org/wiki/C_(language).', 'https://example.org/wiki/C_(language)'],
  ['My notes (https://example.org/a?x=1&y=2).', 'https://example.org/a?x=1&y=2'],
  ['詳細は（https://example.org/a）。次の文', 'https://example.org/a'],
])('the address in "%s" is %s', (text, address) => {
  const [before = '', found, after = ''] = splitAddresses(text)
  expect(found).toBe(address)
  expect(before + found + after).toBe(text)
})
