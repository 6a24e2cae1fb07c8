/** @jest-environment node */
import { listed, sentence, separator } from '@/components/lib/punctuation'

jest.mock('@/content/words', () => ({ punctuation: { list: '{before}、{next}', sentence: '{text}。' } }))

describe('listed', () => {
  it('O8 joins texts in the way of the language', () => {
    expect(listed(['版画', '写真', '音楽'])).toBe('版画、写真、音楽')
  })

  it('leaves out what is empty or missing', () => {
    expect(listed([undefined, '版画', '', false, '写真'])).toBe('版画、写真')
    expect(listed([])).toBe('')
  })

  it('keeps braces of a text as they are', () => {
    expect(listed(['{next}', '{before}'])).toBe('{next}、{before}')
  })
})

test('O8 the separator is what stands between two texts of a list', () => {
  expect(['版画', '写真'].join(separator)).toBe(listed(['版画', '写真']))
})

describe('sentence', () => {
  it('O8 ends with the full stop of the language', () => {
    expect(sentence('版画')).toBe('版画。')
    expect(sentence('C#')).toBe('C#。')
  })

  it.each(['Open to work.', 'Ask me!', '版画。', 'And more…', 'She said “yes.”', '(And more.)'])(
    'leaves the end of "%s" as it is',
    (text) => {
      expect(sentence(text)).toBe(text)
    },
  )
})
