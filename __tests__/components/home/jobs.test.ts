import { findResult, placeElsewhere } from '@/components/home/jobs'

test.each([
  ['Cut the latency by 67% in a month', '67%'],
  ['Made it 12.5 % faster', '12.5 %'],
  ['Yanıt süresini %67 düşürdü', '%67'],
  ['Sert 4\u202f000 % de pages', '4\u202f000 %'],
  ['زمان پاسخ را ۶۷٪ کم کردم', '۶۷٪'],
  ['応答時間を６７％短縮', '６７％'],
])('the percentage of "%s" is shown large as %s [E1]', (sentence, figure) => {
  expect(findResult(['Nothing to count', sentence, 'Saved 90% of that'])).toEqual({ line: sentence, figure })
})

test.each([
  'Led the ISO 27001 certification',
  'Made it 3x faster',
  'Brought the failures from 7% to 0.3%',
  'Read https://example.org/100%20pages',
])('other numbers are not results: "%s" [E1]', (sentence) => expect(findResult([sentence])).toBeUndefined())

test.each([
  ['Porto', 'Porto, Portugal', undefined],
  ['القاهرة', 'القاهرة، مصر', undefined],
  ['Lisbon', 'Porto, Portugal', 'Lisbon'],
])('a job in %j of an owner in %j shows the location %j [D9]', (location, home, shown) => {
  expect(placeElsewhere({ location, responsibilities: [], stack: [] }, home)).toBe(shown)
})
