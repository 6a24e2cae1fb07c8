/** @jest-environment node */
import { figureOf, leadingResult } from '@/components/lib/figure'

test.each([
  ['Cut the latency by 67% in a month', '67%'],
  ['Made it 12.5 % faster', '12.5\u00a0%'],
  ['Antwortzeiten um 67 % gesenkt', '67\u00a0%'],
  ['Yanıt süresini %67 düşürdü', '%67'],
  ['Verarbeitet 4.000 Meldungen in 12 Sekunden', '4.000'],
  ['Lit 1.200.000,5 lignes et 4\u202f000 pages', '1.200.000,5'],
  ['Sert 4\u202f000 pages', '4\u202f000'],
  ['Moved 12 140 line files', '140'],
  ['Runs at 10.0.0.1', null],
  ['Read 40 pages of https://example.org/100%20pages/?id=123456', '40'],
  ['Of 400 requests 11% failed', '11%'],
  ['Read over 40 equations and 400 endpoints', '400'],
  ['Served 1,200 people', '1,200'],
  ['In 2024 and 2025, 31 releases', '31'],
  ['Waits 12.5 seconds no longer', '12.5'],
  ['Costs 3.75 seconds', null],
  ['From 31 to 1,5', '31'],
  ['Stored in S3 and EC24 since 2019', null],
  ['Version v12 of IPv64', null],
  ['Took 9 days', null],
  ['Nothing to count', null],
  ['', null],
])('E1 the figure of "%s" is %s', (sentence, figure) => {
  expect(figureOf(sentence)).toBe(figure)
})

test('E1 a percentage leads before any number, the first one before later ones', () => {
  expect(leadingResult(['Read 4,000 pages', 'Saved %5 of it', 'Saved 90% of that'])).toEqual({
    index: 1,
    figure: '%5',
  })
})

test('E1 else the largest number of three digits leads', () => {
  expect(leadingResult(['Moved 140 views', 'Read 1.200 pages', 'Fixed 31 faults'])).toEqual({
    index: 1,
    figure: '1.200',
  })
})

test('E1 small numbers do not lead, nor does nothing', () => {
  expect(leadingResult(['Fixed 31 faults'])).toBeNull()
  expect(leadingResult([])).toBeNull()
})
