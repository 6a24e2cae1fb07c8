import { runInNewContext } from 'node:vm'
import { withValue } from '@/scripts/content-source/edit'

const before = [{ title: 'One', src: ['a'], 'not-a-name': 1 }, { title: 'Two' }]
const after = [...before, { title: 'Three' }]
const source = `// A file.
import type { Entry } from 'somewhere'

/** Entries. */
export const entries: Entry[] = [
  { title: 'One', src: [\`a\`], 'not-a-name': 1 },
  { title: "Two" },
] as const satisfies Entry[]

// The end.
`

test('only the value of the constant is replaced, and the file is formatted', () => {
  expect(withValue(source, 'entries', before, after)).toBe(
    source.replace('`a`', "'a'").replace('"Two"', "'Two'").replace('] as', "  { title: 'Three' },\n] as"),
  )
})

test.each([
  ['a comment', source.replace('  { title: "Two"', '  // mine\n  { title: "Two"')],
  ['a spread', source.replace('  { title: "Two"', '  ...others,\n  { title: "Two"')],
  ['a function', source.replace('"Two"', 'String("Two")')],
  ['a value that code changes later', source.replace('"Two"', '"Deux"')],
  ['no value', source.replace('entries', 'others')],
])('a constant with %s stays, and the message shows what to write by hand', (_, own) => {
  const problem =
    '"entries" contains comments or code, so it stays as it is. Write what is new into it by hand'
  expect(() => withValue(own, 'entries', before, after)).toThrow(
    expect.objectContaining({ message: problem, parts: '{\n  "title": "Three"\n},' }),
  )
})

test('fields that are new or that differ are shown with their names', () => {
  const profile = `export const profile = { name: 'Ada', /* mine */ title: 'Cook' }`
  const change = { name: 'Ada', title: 'Baker', email: 'a@example.org' }
  expect(() => withValue(profile, 'profile', { name: 'Ada', title: 'Cook' }, change)).toThrow(
    expect.objectContaining({ parts: 'title: "Baker",\nemail: "a@example.org",' }),
  )
})

test('no text can become code', () => {
  const texts = [`\`$\{process.exit()}\``, "'; process.exit() //", '*/ </script>', '\u2028\\', '__proto__']
  const edited = withValue('export const value = []', 'value', [], texts)
  const code = edited.replace('export const value = ', '')
  expect(JSON.parse(JSON.stringify(runInNewContext(code)))).toEqual(texts)
})
