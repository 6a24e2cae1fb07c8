/** @jest-environment node */
import { withEntry } from '@/scripts/content-source/edit'
import { exportedValue, literalValue } from '@/scripts/content-source/literal'
import { printEntry, printFiles } from '@/scripts/content-source/print'

const source = `import type { ProfileInput } from './schema'

/** The person. */
export const profile: ProfileInput = {
  name: 'Ada',
  // An address alone is enough.
  links: ['https://example.org/'],
}

export const other = 1
`

function printFile(text: string, name: string, value: unknown): string {
  return printFiles([{ source: text, name, value }])[0] ?? ''
}

test('files that are written together stay apart', () => {
  const other = 'export const other = 1\n'
  expect(
    printFiles([
      { source: other, name: 'other', value: 2 },
      { source, name: 'profile', value: {} },
      { source: other, name: 'other', value: '// The next file begins here.' },
    ]),
  ).toEqual([
    'export const other = 2\n',
    expect.stringMatching(/^import type.*export const other = 1\n$/s),
    "export const other = '// The next file begins here.'\n",
  ])
})

test('a value is written as a person would write it, and everything around it stays', () => {
  const value = {
    name: 'Grace',
    about: ['One', 'Two'],
    links: [{ href: 'https://example.org/a', label: 'A' }],
  }
  expect(printFile(source, 'profile', value)).toBe(`import type { ProfileInput } from './schema'

/** The person. */
export const profile: ProfileInput = {
  name: 'Grace',
  about: ['One', 'Two'],
  // An address alone is enough.
  links: [{ href: 'https://example.org/a', label: 'A' }],
}

export const other = 1
`)
})

test.each([
  `\${process.exit(1)}`,
  `\`\${globalThis}\``,
  "'; process.exit(1); '",
  '</script><script>alert(1)</script>',
  '*/ process.exit(1) /*',
  '// not a comment',
  '\\u0027 \\',
  'line\nbreak \u2028 \u2029',
  '=HYPERLINK("https://evil.example/")',
  '__proto__',
])('the text %j comes back as that text and as nothing else', (text) => {
  const printed = printFile(source, 'profile', { name: text, about: [text] })
  expect(literalValue(exportedValue(printed, 'profile'))).toEqual({ name: text, about: [text] })
})

test('what would have to be run is no value', () => {
  for (const code of ['run()', '[...all]', '`a`', '{ [a]: 1 }', '{ a() {} }', 'name']) {
    expect(() => literalValue(exportedValue(`export const it = ${code}`, 'it'))).toThrow('code')
  }
})

describe('an entry more in a list', () => {
  const list = `export const list: Entry[] = [
  // The first.
  { name: 'a' },
  { name: 'b' },
]
`

  test('stands before the comment of the one behind it, and no other line changes', () => {
    expect(withEntry(list, 'list', 0, "{ name: 'c' }")).toBe(
      list.replace('  // The first.', "  { name: 'c' },\n  // The first."),
    )
  })

  test('stands at the end, whether or not there is a comma', () => {
    const expected = list.replace("{ name: 'b' },", "{ name: 'b' },\n  { name: 'c' },")
    expect(withEntry(list, 'list', 2, "{ name: 'c' }")).toBe(expected)
    expect(withEntry(list.replace("'b' },", "'b' }"), 'list', 2, "{ name: 'c' }")).toBe(expected)
  })

  test('is the only one of an empty list', () => {
    expect(withEntry('export const list: Entry[] = []\n', 'list', 0, '1')).toBe(
      'export const list: Entry[] = [\n  1,\n]\n',
    )
  })

  test('is refused where the list is made by code', () => {
    expect(() => withEntry('export const list = make()', 'list', 0, '1')).toThrow('not a plain list')
    expect(() => withEntry('export const other = []', 'list', 0, '1')).toThrow('no constant "list"')
  })
})

test('an entry has the indentation of the list that it comes into', () => {
  expect(printEntry({ a: ['b'], c: 'd', e: 'f', g: 1 })).toBe(`{
    a: ['b'],
    c: 'd',
    e: 'f',
    g: 1,
  }`)
})
