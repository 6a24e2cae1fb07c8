import type { Finding } from '@/scripts/doctor/findings'
import { report } from '@/scripts/doctor/report'

const finding = (kind: Finding['kind'], given: Partial<Finding> = {}): Finding => ({
  kind,
  file: 'content/slides.ts',
  entry: 'entry 1 "A"',
  field: 'title',
  line: 4,
  path: ['slides', 0, 'title'],
  message: `is ${kind}. Change it.`,
  ...given,
})
const fault = { file: 'content/words.ts', line: 9, message: 'Unexpected token.' }
const none = { faults: [], findings: [], notes: [] }

test('the report ends with whether the site can be published, and the next step', () => {
  const end = (given: Partial<Parameters<typeof report>[0]>) =>
    report({ ...none, ...given })
      .split('\n')
      .slice(-2)
  expect(end({})).toEqual([
    'Ready to publish.',
    'Next: npm start shows the site on this computer; docs/hosts.md describes how to publish it.',
  ])
  expect(end({ findings: [finding('small'), finding('missing')] })[0]).toBe('Ready to publish.')
  expect(end({ findings: [finding('sample')] })).toEqual([
    'Not ready to publish: parts of the sample are left.',
    'Next: edit the places above in content/, then run npm run doctor again.',
  ])
  const name = finding('sample', { file: 'content/profile.ts', path: ['profile', 'name'] })
  expect(end({ findings: [name] })[1]).toMatch(/^Next: npm run setup fills content\/ with what you have\./)
  expect(end({ faults: [fault] })).toEqual([
    'Not ready to publish: the site cannot be built.',
    'Next: fix the problems above, then run npm run doctor again.',
  ])
})

test('the report lists each message once for a file, the most important first, with at most ten places', () => {
  const samples = Array.from({ length: 12 }, (_, i) =>
    finding('sample', { entry: `entry ${i + 1} "A"`, field: '', line: 4 + i }),
  )
  const text = report({
    ...none,
    findings: [finding('missing', { line: undefined }), ...samples, ...samples],
  })
  expect(text.split('\n').slice(0, 5)).toEqual([
    'Sample content: replace it before you publish',
    expect.stringMatching(
      /^ {2}content\/slides\.ts:4, entry 1 "A", .*, entry 10 "A", and 2 more: is sample\. Change it\.$/,
    ),
    '',
    'Missing, perhaps on purpose',
    '  content/slides.ts, entry 1 "A", title: is missing. Change it.',
  ])
})
