/** @jest-environment node */
import type { Finding } from '@/scripts/doctor/finding'
import { report } from '@/scripts/doctor/report'

const finding = (given: Partial<Finding>): Finding => ({
  level: 'sample',
  file: 'content/profile.ts',
  entry: '',
  field: 'name',
  why: 'says what the sample says',
  fix: 'Write your own.',
  ...given,
})

test('fields of one entry that say the same stand in one line, the most important first', () => {
  const lines = report([
    finding({ level: 'hint', field: 'portrait', why: 'is left out', fix: 'Add one.' }),
    finding({}),
    finding({ field: 'intro' }),
    finding({ file: 'content/experiences.ts', entry: 'entry 1 "A"', field: 'company' }),
  ]).split('\n')
  expect(lines[0]).toMatch(/^Still the sample’s.*\(3\)$/)
  expect(lines.slice(1)).toEqual([
    '  content/profile.ts, name, intro: says what the sample says. Write your own.',
    '  content/experiences.ts, entry 1 "A", company: says what the sample says. Write your own.',
    '',
    expect.stringMatching(/\(1\)$/),
    '  content/profile.ts, portrait: is left out. Add one.',
  ])
})

test('where nothing is found, it says so', () => {
  expect(report([])).toBe('Nothing keeps this site from being sent to somebody.')
})
