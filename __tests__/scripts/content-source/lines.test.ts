import { lineOf } from '@/scripts/content-source/lines'

const source = `import type { Slide } from './schema'

export const slides: Slide[] = [
  { title: 'A' },
  {
    title: 'B',
    'image': {
      alt: made(),
    } as const,
  },
  ...more,
  { title: 'C' },
] satisfies Slide[]
`

test.each<[path: (string | number)[], line: number]>([
  [[], 3],
  [[0, 'title'], 4],
  [[1], 5],
  [[1, 'title'], 6],
  [[1, 'image', 'alt'], 8],
  // Made by code: the nearest value around it.
  [[1, 'image', 'alt', 'deep'], 8],
  [[3, 'title'], 3],
  [[0, 'missing'], 4],
])('the value at %j is in line %d', (path, line) => {
  expect(lineOf(source, 'slides', path)).toBe(line)
})
