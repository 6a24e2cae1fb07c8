/** @jest-environment node */
import { passed, reportOf } from '../../../scripts/engines/report'

const good = {
  family: 'chromium',
  name: 'chromium 150',
  results: [{ title: 'a' }, { title: 'b', skipped: 'x' }],
}
const bad = { family: 'firefox', name: 'Firefox 153', results: [{ title: 'a', fault: 'broken' }] }
const missing = { family: 'webkit', install: 'apt-get install it' }

test('the summary names each engine with its version and counts, and how to have the missing one', () => {
  expect(reportOf([good, bad, missing]).split('\n')).toEqual([
    'Summary',
    '  passed     chromium 150: 1 passed, 0 failed, 1 skipped',
    '  failed     Firefox 153: 0 passed, 1 failed, 0 skipped',
    '  not found  webkit: apt-get install it',
  ])
})

test('it passes with the engines that there are, unless a journey failed or a named engine is missing', () => {
  expect(passed([good, missing], [])).toBe(true)
  expect(passed([good, bad], [])).toBe(false)
  expect(passed([good, missing], ['webkit'])).toBe(false)
  expect(passed([missing], [])).toBe(false)
})
