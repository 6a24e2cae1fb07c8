import { withValue } from '@/scripts/content-source/edit'

const list = `export const list: Entry[] = [
  // The first, and the best.
  { name: 'a' },
  { name: "b" },
]
`
const [a, b, c] = ['a', 'b', 'c'].map((name) => ({ name }))
const profile = `import type { ProfileInput } from '@/content/schema/content'

/** The person. */
export const profile: ProfileInput = {
  // As on the door.
  name: 'Ada',
}

export const other = 1
`

test.each<[what: string, source: string, before: unknown, after: unknown, expected: string]>([
  ['a field changes', profile, { name: 'Ada' }, { name: 'Grace' }, profile.replace('Ada', 'Grace')],
  [
    'an entry is added before the comment of the next one',
    list,
    [a, b],
    [c, a, b],
    list.replace('  //', "  { name: 'c' },\n  //"),
  ],
  [
    'several entries are added',
    list,
    [a, b],
    [a, c, b, c],
    list.replace('{ name: "b" },', `{ name: 'c' },\n  { name: "b" },\n  { name: 'c' },`),
  ],
  ['an entry is removed', list, [a, b], [a], list.replace('  { name: "b" },\n', '')],
])('if %s, no other line changes', (_, source, before, after, expected) => {
  expect(withValue(source, source === list ? 'list' : 'profile', before, after)).toBe(expected)
})
