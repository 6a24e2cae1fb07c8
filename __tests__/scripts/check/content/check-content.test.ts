import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '@/__tests__/support/temporary-folder'
import { hasImage } from '@/content/schema/images-folder'
import { findLine, findMissingExport, findSyntaxError } from '@/content/schema/locate'
import { faultsFrom } from '@/scripts/check/content/check-content'

const path = temporaryFolder()

const source = `import type { ProfileInput } from '@/content/schema/content'

export const profile = {
  name: 'Ada',
  links: ['https://example.org', { href: 'nowhere' }],
\tportrait: { file: "me.png" },
} satisfies ProfileInput
`

test.each<[names: (string | number)[], line: number, marked: string]>([
  [['profile', 'name'], 4, "name: 'Ada'"],
  [['profile', 'links', 1, 'href'], 5, "href: 'nowhere'"],
  [['profile', 'links', 0, 'href'], 5, "'https://example.org'"],
  [['profile', 'portrait', 'alt'], 6, 'portrait: { file: "me.png" }'],
])('%j is in line %i, marked or within the marked value [O3]', (names, line, marked) => {
  const found = findLine(source, names)
  const [text = '', marks = ''] = found?.source.split('\n') ?? []
  expect(found?.line).toBe(line)
  expect(text).toContain(marked)
  // The marks are below the value, however the line is indented.
  expect(text.slice(marks.indexOf('^'), marks.lastIndexOf('^') + 1)).toBe(marked)
})

test('a missing constant has no line', () => {
  expect(findLine(source, ['talks', 0])).toBeUndefined()
})

test('a constant under another name is reported with the line and both names [O3]', () => {
  expect(findMissingExport('\nexport const jobs: Job[] = []\n', 'experiences')).toEqual({
    message: 'does not export experiences, only jobs. Write "export const experiences".',
    line: 2,
    source: expect.stringMatching(/^2 \| export const jobs: Job\[\] = \[\]\n {2}\| +\^\^$/),
  })
  expect(findMissingExport('const talks = []\nexport default talks\n', 'talks')).toMatchObject({
    message: 'does not export talks. Write "export const talks".',
    line: 1,
  })
  expect(findMissingExport(source, 'profile')).toBeUndefined()
})

test('a long line is cut around the value', () => {
  const about = 'word '.repeat(60)
  const place = findLine(`export const profile = { about: '${about}', email: 'none' }`, ['profile', 'email'])
  expect(place?.source).toMatch(/^1 \| ….* email: 'none' \}\n {2}\| +\^+$/)
  expect(place?.source.length).toBeLessThan(220)
})

test('a syntax error shows the line and a caret [O3]', () => {
  expect(findSyntaxError(source)).toBeUndefined()
  expect(findSyntaxError("export const profile = {\n  name: 'Ada'\n  title: 'Pilot',\n}\n")).toEqual({
    message: expect.stringMatching(/^is not valid TypeScript \(unexpected token, expected ","\)\. Look for /),
    line: 3,
    source: "3 |   title: 'Pilot',\n  |   ^",
  })
})

test.each([
  [
    'another encoding',
    Buffer.from("// me\nexport const name = 'Zoë'\n", 'latin1'),
    /^is not saved as UTF-8.*Save it/,
  ],
  [
    'a conflict',
    Buffer.from('// me\n<<<<<<< HEAD\n=======\n>>>>>>> new\n'),
    /^has a merge conflict.*Keep one/,
  ],
])('a file with %s is reported with its line and a fix [O3]', (_, bytes, message) => {
  expect(findSyntaxError(bytes.toString())).toMatchObject({
    line: 2,
    message: expect.stringMatching(message),
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
  // macOS and some archives store "ö" as "o" and a mark.
  const decomposed = 'äöü.jpg'.normalize('NFD')
  await writeFile(path('shots', decomposed), '')
  expect(hasImage('shots/äöü.jpg', path())).toBe(false)
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
