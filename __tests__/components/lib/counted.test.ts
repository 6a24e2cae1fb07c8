import type { counted as Counted } from '@/components/lib/counted'

/** The helper as it is for an interface in another language. */
async function countedIn(lang: string): Promise<typeof Counted> {
  jest.resetModules().doMock('@/content/words', () => ({ language: { lang, dir: 'ltr' } }))
  return (await import('@/components/lib/counted')).counted
}

const polish = {
  one: '{count} projekt',
  few: '{count} projekty',
  many: '{count} projektów',
  other: '{count} projektu',
}

test.each<[string, [number, string][]]>([
  [
    'en',
    [
      [0, '0 projektu'],
      [1, '1 projekt'],
      [2, '2 projektu'],
    ],
  ],
  [
    'pl',
    [
      [1, '1 projekt'],
      [2, '2 projekty'],
      [5, '5 projektów'],
      [22, '22 projekty'],
    ],
  ],
  [
    'ja',
    [
      [1, '1 projektu'],
      [2, '2 projektu'],
    ],
  ],
])('O8 in %s a number takes the form of its language', async (lang, expected) => {
  const counted = await countedIn(lang)
  for (const [count, text] of expected) expect(counted(polish, count)).toBe(text)
})

test('a form that the owner left out is the general one, with the other values', async () => {
  const counted = await countedIn('en')
  expect(counted({ other: '{shown} of {count}' }, 1, { shown: 0 })).toBe('0 of 1')
})
