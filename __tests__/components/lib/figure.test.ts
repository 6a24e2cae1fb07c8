import { findFigure } from '@/components/lib/figure'

test.each([
  ['Cut the latency by 67% in a month', '67%'],
  ['Made it 12.5 % faster', '12.5\u00a0%'],
  ['Yanıt süresini %67 düşürdü', '%67'],
  ['Sert 4\u202f000 % de pages', '4\u202f000\u00a0%'],
  ['Of 400 requests 11% failed', '11%'],
])('the percentage of "%s" is shown large as %s [E1]', (sentence, figure) => {
  expect(findFigure(['Nothing to count', sentence, 'Saved 90% of that'])).toEqual({ index: 1, figure })
})

test.each([
  'Led the ISO 27001 certification',
  'Made it 3x faster',
  'Brought the failures from 7% to 0.3%',
  '把失败率从 7% 降到 0.3%',
  'Read https://example.org/100%20pages',
  '',
])('other numbers are not results: "%s" [E1]', (sentence) => expect(findFigure([sentence])).toBeNull())

test('the figure named by the owner is shown large, from the first line that contains it [E1]', () => {
  const lines = ['Saved 14 hours', 'Saved 5%', 'Read 400 pages', 'Read 400 books']
  expect(findFigure(lines, '400')).toEqual({ index: 2, figure: '400' })
  expect(findFigure(['Made it 3 x faster'], '3 x')).toEqual({ index: 0, figure: '3\u00a0x' })
})
