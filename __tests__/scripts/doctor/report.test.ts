import type { Finding } from '@/scripts/doctor/finding'
import { annotations, report } from '@/scripts/doctor/report'

const place = { file: 'content/slides.ts', entry: 'entry 1 "A, 100%"', field: 'title', line: 4 }
const finding = (level: Finding['level'], given: Partial<Finding> = {}): Finding => ({
  ...place,
  level,
  why: `is ${level}`,
  fix: 'Change it.',
  ...given,
})
const fault = { file: 'content/words.ts', line: 9, message: 'Unexpected token\n  9 | {nam}\n      ^' }

test('the report ends with whether the site can be published and the next step, which is setup only with the sample’s name', () => {
  const ends = (findings: Finding[], faults = [] as (typeof fault)[]) =>
    report({ faults, findings, hasAddress: true }).split('\n').slice(-2)
  expect(ends([])).toEqual([
    'Ready to publish. No problems found.',
    'Next: npm start shows the site on this computer; docs/hosts.md describes how to publish it.',
  ])
  expect(ends([finding('wrong')])[0]).toBe('Ready to publish. Nothing above prevents it.')
  expect(ends([finding('sample'), finding('hint')])).toEqual([
    'Not ready to publish: 1 place still needs your own content.',
    'Next: edit the places above in content/, then run npm run doctor again.',
  ])
  const name = finding('sample', { file: 'content/profile.ts', field: 'name' })
  expect(ends([name])[1]).toMatch(/^Next: npm run setup fills content\/ with what you have\./)
  expect(ends([], [fault])).toEqual([
    'Not ready to publish: the site cannot be built.',
    'Next: fix the problems above, then run npm run doctor again.',
  ])
})

test('a site without an address can be published on a host that provides one [O11]', () => {
  const text = report({ faults: [], findings: [], hasAddress: false })
  expect(text).toMatch(/^Ready to publish on a host that gives the site its address/)
  expect(text).toContain('for any other host, write siteUrl in content/profile.ts')
})

test('a fault of the build keeps its source line and caret', () => {
  expect(report({ faults: [fault], hasAddress: true, findings: [] })).toContain(
    '  - content/words.ts:9: Unexpected token\n  9 | {nam}\n      ^',
  )
})

test('the notes of the build are in the report and do not prevent publishing [O3]', () => {
  const note = 'resume.pdf leaves out all projects to stay within one page.'
  const text = report({ faults: [], findings: [], notes: [note], hasAddress: true })
  expect(text).toMatch(
    /^Note: resume\.pdf leaves out .* one page\.\n\nReady to publish\. Nothing above prevents it\./,
  )
})

test('fields of one entry share a line, as do whole entries of one file', () => {
  const findings = [
    finding('sample', { field: '' }),
    finding('sample', { field: '', entry: 'entry 2 "B"', line: 8 }),
    finding('wrong'),
    finding('wrong', { field: 'alt' }),
  ]
  expect(report({ faults: [], hasAddress: true, findings })).toContain(
    [
      'Sample content: replace it before you publish',
      '  content/slides.ts:4, entry 1 "A, 100%", entry 2 "B": is sample. Change it.',
      '',
      'Looks wrong',
      '  content/slides.ts:4, entry 1 "A, 100%", title, alt: is wrong. Change it.',
    ].join('\n'),
  )
})

test('a line names at most ten fields', () => {
  const findings = Array.from({ length: 13 }, (_, i) => finding('weak', { field: `about[${i + 1}]` }))
  expect(report({ faults: [], hasAddress: true, findings })).toContain(
    'about[9], about[10], and 3 more: is weak. Change it.',
  )
})

test('GitHub gets the three most important places, as errors only if they prevent publishing', () => {
  const samples = ['a', 'b', 'c', 'd'].map((field) => finding('sample', { field, why: `is ${field}` }))
  const lines = annotations({ faults: [], hasAddress: true, findings: [...samples, finding('wrong')] }).split(
    '\n',
  )
  expect(lines.filter((line) => line.startsWith('::'))).toEqual([
    '::error file=content/slides.ts,line=4::content/slides.ts, entry 1 "A, 100%25", a: is a. Change it.',
    '::error file=content/slides.ts,line=4::content/slides.ts, entry 1 "A, 100%25", b: is b. Change it.',
    '::error file=content/slides.ts,line=4::content/slides.ts, entry 1 "A, 100%25", c: is c. Change it.',
  ])
  expect(lines.at(-2)).toMatch(/^Not ready to publish: 4 places/)
  expect(
    annotations({
      faults: [],
      hasAddress: true,
      findings: (['wrong', 'weak', 'hint'] as const).map((level) => finding(level)),
    }),
  ).toMatch(/^::warning file=content\/slides\.ts,line=4::.*is wrong.*\nReady to publish/)
  expect(annotations({ faults: [fault], hasAddress: true, findings: [] })).toMatch(
    /^::error file=content\/words\.ts,line=9::content\/words\.ts: Unexpected token%0A {2}9 \|/,
  )
})
