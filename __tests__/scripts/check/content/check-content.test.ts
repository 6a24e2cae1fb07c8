import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readContent } from '@/__tests__/support/content'
import { findFaults, put } from '@/__tests__/support/faults'
import { temporaryFolder } from '@/__tests__/support/temporary-folder'
import type { ContentInput } from '@/content/schema/content'
import { findSyntaxError, withLine } from '@/content/schema/errors'
import { hasImage } from '@/content/schema/raw'
import { findLine } from '@/content/schema/value-position'
import { faultsFrom } from '@/scripts/check/content/check-content'

const path = temporaryFolder()

const source = `import type { ProfileInput } from '@/content/schema/content'

export const profile = {
  name: 'Ada',
  links: ['https://example.org', { href: 'nowhere' }],
\tportrait: { file: "me.png" },
} satisfies ProfileInput
`

test.each<[names: (string | number)[], line?: number]>([
  [['profile', 'name'], 4],
  [['profile', 'links', 1, 'href'], 5],
  [['profile', 'links', 0, 'href'], 5],
  [['profile', 'portrait', 'alt'], 6],
  [['talks', 0], undefined],
])('%j is in line %s, or in a value of that line [O3]', (names, line) => {
  expect(findLine(source, names)).toBe(line)
})

test('an order that lacks a section is reported with file, line and fix [O3, O13]', async () => {
  const change = (content: ContentInput) => put(content, 'sections.order', ['about', 'projects'])
  const [fault] = findFaults(() => readContent(change))
  expect(fault).toMatchObject({
    file: 'content/sections.ts',
    field: 'order',
    message: expect.stringMatching(/^lacks "experiences", or has it twice\. Name each section once\./),
  })
  await writeFile(path('sections.ts'), "export const sections = {\n  order: ['about', 'projects'],\n}\n")
  expect(withLine({ ...fault, file: path('sections.ts') }).line).toBe(2)
})

test('a syntax error is reported with its line and a fix [O3]', async () => {
  await writeFile(path('valid.ts'), source)
  expect(findSyntaxError(path('valid.ts'))).toBeUndefined()
  await writeFile(path('talks.ts'), "export const profile = {\n  name: 'Ada'\n  title: 'Pilot',\n}\n")
  expect(findSyntaxError(path('talks.ts'))).toEqual({
    file: path('talks.ts'),
    line: 3,
    value: "title: 'Pilot',",
    message: expect.stringMatching(/^is not valid TypeScript \(unexpected token, expected ","\)\. Look for /),
  })
})

test('a picture is found by its exact name only [O3]', async () => {
  await mkdir(path('shots'))
  await writeFile(path('shots', 'Desk.png'), '')
  await symlink(join('shots', 'Desk.png'), path('link.png'))
  expect(hasImage('shots/Desk.png', path())).toBe(true)
  expect(hasImage('link.png', path())).toBe(true)
  expect(hasImage('shots', path())).toBe(false)
  expect(hasImage('shots/desk.png', path())).toBe(false)
  // Git keeps no empty folder.
  expect(hasImage('a.png', path('none'))).toBe(false)
})

test('errors of modules become faults [O3]', () => {
  const error = new ReferenceError('talk is not defined')
  error.stack = 'ReferenceError: talk is not defined\n    at eval_evalModule (/site/content/talks.ts:3:12)'
  expect(faultsFrom(error)).toEqual([
    { file: 'content/talks.ts', line: 3, message: 'cannot be read: talk is not defined. Fix that line.' },
  ])
  expect(faultsFrom(new Error("Cannot find module '@/content/awards'"))).toEqual([
    {
      file: 'content/awards.ts',
      message: 'is missing. Restore it. If you have no entries, export an empty list.',
    },
  ])
})
