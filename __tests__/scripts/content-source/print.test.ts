/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { withValue } from '@/scripts/content-source/edit'
import { printValue } from '@/scripts/content-source/print'
import { plantContent } from '../../support/content'
import { valueIn } from '../../support/literal-value'

test('what is printed is formatted as the repository is', () => {
  const long =
    'A text that is longer than a line of this repository, as most descriptions of a project are. '.repeat(2)
  const values = {
    ...plantContent(),
    texts: [long, "it's", '"both" \'kinds\''],
    more: { name: long, intro: long },
  }
  const source = Object.entries(values)
    .map(
      ([name, value]) => `export const ${name} = ${printValue(value, 0, `export const ${name} = `.length)}\n`,
    )
    .join('')
  const biome = join('node_modules', '@biomejs', 'biome', 'bin', 'biome')
  const args = [biome, 'format', '--stdin-file-path=scripts/setup/printed.ts']
  expect(spawnSync(process.execPath, args, { input: source, encoding: 'utf8' }).stdout).toBe(source)
})

test.each([
  `\${process.exit(1)}`,
  `\`\${globalThis}\``,
  "'; process.exit(1); '",
  '\\\'"\\"',
  '</script><script>alert(1)</script>',
  '*/ process.exit(1) /*',
  '\\u0027 \\',
  'line\nbreak \u2028 \u2029',
  '__proto__',
])('the text %j comes back as that text and as nothing else', (text) => {
  const value = { name: text, about: [text, "'", '"'] }
  expect(valueIn(`export const it = ${printValue(value)}`, 'it')).toEqual(value)
})

test('comments above the fields of an object stay, and everything around it', () => {
  const source = (name: string) => `import type { ProfileInput } from './schema'

/** The person. */
export const profile: ProfileInput = {
  name: '${name}',
  // An address alone is enough.
  links: ['https://example.org/'],
}

export const other = 1
`
  const value = { name: 'Grace', links: ['https://example.org/'] }
  expect(withValue(source('Ada'), 'profile', {}, value)).toBe(source('Grace'))
})

describe('an entry more in a list', () => {
  const list = `export const list: Entry[] = [
  // The first.
  { name: 'a' },
  { name: "b" },
]
`
  const [a, b, c] = ['a', 'b', 'c'].map((name) => ({ name }))

  test('stands before the comment of the one behind it, and no other line changes', () => {
    const after = list.replace('  // The first.', "  { name: 'c' },\n  // The first.")
    expect(withValue(list, 'list', [a, b], [c, a, b])).toBe(after)
  })

  test('stands at the end, whether or not there is a comma', () => {
    const after = list.replace('{ name: "b" },', `{ name: "b" },\n  { name: 'c' },`)
    expect(withValue(list, 'list', [a, b], [a, b, c])).toBe(after)
    expect(withValue(list.replace('"b" },', '"b" }'), 'list', [a, b], [a, b, c])).toBe(after)
  })

  test('may be one of several', () => {
    const after = withValue(list, 'list', [a, b], [c, a, c, b, c])
    expect(valueIn(after, 'list')).toEqual([c, a, c, b, c])
  })

  test('is told where the list is made by code', () => {
    for (const code of ['make()', '[...all, a]']) {
      expect(() => withValue(`export const list = ${code}`, 'list', [a], [a, c])).toThrow(
        `"list" is not a plain list. Add this to it by hand:\n\n{ name: 'c' },`,
      )
    }
  })
})
