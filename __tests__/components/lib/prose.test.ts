import { splitParagraph } from '@/components/lib/prose'

const sentence = 'One two three four five six seven eight nine ten.'

test('a paragraph of up to 60 words stays whole', () => {
  const text = Array(6).fill(sentence).join(' ')
  expect(splitParagraph(text)).toEqual([text])
})

test('a longer paragraph is split after every three sentences, and nothing is lost', () => {
  const text = Array(7).fill(sentence).join(' ')
  const parts = splitParagraph(text)
  expect(parts.map((part) => part.split('.').length - 1)).toEqual([3, 3, 1])
  expect(parts.join(' ')).toBe(text)
})
