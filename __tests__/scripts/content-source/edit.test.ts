import { runInNewContext } from 'node:vm'
import { withValue } from '@/scripts/content-source/edit'

function valueIn(source: string): unknown {
  const code = source.replace(/export const (\w+)[^=]*=/g, 'const $1 =').replace(/ as \w+/g, '')
  return JSON.parse(runInNewContext(`const year = 2026\n${code}\nJSON.stringify(value)`))
}

/** Returns the source with the new value, which must be in it. */
function edit(source: string, change: (value: never) => unknown): string {
  const [before, after] = [valueIn(source), change(structuredClone(valueIn(source)) as never)]
  const edited = withValue(source, 'value', before, after)
  expect(valueIn(edited)).toEqual(JSON.parse(JSON.stringify(after)))
  return edited
}

const list = `export const value: Entry[] = [ // newest first
  // The first, and the best.
  { name: 'a' }, // NDA: never name the client
  { name: "b" }, /* as
    agreed */
  // { name: 'old' },
]

export const other = 1
`
type Names = { name: string }[]
const c = { name: 'c' }

test.each<[what: string, change: (value: Names) => unknown, replaced: string, by: string]>([
  ['before all others', (value) => [c, ...value], ' // newest first', ` // newest first\n  { name: 'c' },`],
  ['between two', ([a, b]) => [a, c, b], 'client', `client\n  { name: 'c' },`],
  ['after all others', (value) => [...value, c], 'agreed */', `agreed */\n  { name: 'c' },`],
])('an entry that is added %s leaves each comment where it is', (_, change, replaced, by) => {
  expect(edit(list, change)).toBe(list.replace(replaced, by))
})

test('removing an entry leaves the comments beside it', () => {
  expect(edit(list, ([a]: Names) => [a])).toBe(list.replace('{ name: "b" }, /*', '/*'))
  expect(edit(list, ([, b]: Names) => [b])).toBe(list.replace(`{ name: 'a' }, //`, '//'))
  expect(edit(list, () => [c])).toBe(
    list
      .replace(' // newest first', ` // newest first\n  { name: 'c' },`)
      .replace(`{ name: 'a' }, //`, '//')
      .replace('{ name: "b" }, /*', '/*'),
  )
})

test('removing an entry removes its line', () => {
  const source = `export const value = [\n  'a',\n  // why b\n  'b',\n  'c'\n]\n`
  expect(edit(source, () => ['a', 'c'])).toBe(source.replace(`  'b',\n`, ''))
  expect(edit(source, () => ['a', 'b', 'd'])).toBe(source.replace(`  'c'\n`, `  'd',\n`))
})

test('a commented-out entry of a list without entries stays', () => {
  const source = `export const value = [\n  // ask first\n  // { name: 'Ledgers' },\n]\n`
  expect(edit(source, () => [c])).toBe(source.replace('[', `[\n  { name: 'c' },`))
})

const person = `const contact = { phone: '1' }
export const value = {
  version: '1', // by hand
  name: 'Ada Berg', // as in my passport
  intro: \`\${year - 2018} years\`,
  // Not the address at work.
  email: 'ada@adaberg.dev',
  portrait: { file: "me.jpg", alt: 'Me' }, // by Bo
  links: [
    // my work account
    'https://github.com/adaberg',
    // 'https://old.example',
  ], // the first two are beside the name
  ...contact,
  // The end.
}
`
type Person = { name?: string; links: string[]; portrait: object; intro: string; phone?: string }

test('fields keep their order, their code and their comments if others change', () => {
  expect(edit(person, (value: Person) => ({ ...value, links: [...value.links, 'https://b.example'] }))).toBe(
    person.replace("adaberg',\n    //", "adaberg',\n    'https://b.example',\n    //"),
  )
  expect(edit(person, (value: Person) => ({ ...value, name: 'Ada' }))).toBe(person.replace('Ada Berg', 'Ada'))
  expect(edit(person, ({ name, ...value }: Person) => value)).toBe(
    person.replace("name: 'Ada Berg', //", '//'),
  )
  expect(edit(person, (value: Person) => ({ ...value, portrait: { ...value.portrait, alt: 'Ada' } }))).toBe(
    person.replace("alt: 'Me'", "alt: 'Ada'"),
  )
})

test('a new field follows the same field as in the new value', () => {
  const added = ({ name, ...value }: Person) => ({ name, title: 'Developer', ...value })
  expect(edit(person, added)).toBe(person.replace('passport\n', "passport\n  title: 'Developer',\n"))
})

test('an entry with additions keeps its comments', () => {
  const source = `export const value = [
  // would use again
  {
    title: 'Languages', // not spoken ones
    skills: [
      'Go',
      'Java' // only because of the exam, sorry
    ],
  },
  { title: "Databases", skills: ["SQL"] },
]
`
  type Groups = [{ title: string; skills: string[] }, { title: string; skills: string[] }]
  const withMore = ([first, second]: Groups) => [
    { ...first, skills: [...first.skills, 'Rust'] },
    { ...second, skills: [...second.skills, 'Redis'] },
    { title: 'Tools', skills: ['Git'] },
  ]
  expect(edit(source, withMore)).toBe(
    source
      .replace(
        "'Java' // only because of the exam, sorry",
        "'Java', // only because of the exam, sorry\n      'Rust',",
      )
      .replace('["SQL"] },', `["SQL", 'Redis'] },\n  { title: 'Tools', skills: ['Git'] },`),
  )
})

test('a list that becomes too long for a line has a line for each entry', () => {
  const [long, longer] = ['x'.repeat(60), 'y'.repeat(60)]
  const source = `export const value = {\n  names: ["${long}"],\n}\n`
  expect(edit(source, () => ({ names: [long, longer] }))).toBe(
    source.replace(/\[.*\]/, `[\n    "${long}",\n    '${longer}',\n  ]`),
  )
})

test.each([
  ["[{\n  name: 'a',\n}, {\n  name: 'b',\n}]", "[{ name: 'c' }, {\n  name: 'a',\n}, {\n  name: 'b',\n}]"],
  ["[/* x */ { name: 'a' }]", "[{ name: 'c' }, /* x */ { name: 'a' }]"],
  ["([\n\t({ name: 'a' })\n] as Names)", "([\n\t{ name: 'c' },\n\t({ name: 'a' })\n] as Names)"],
  ['[ ]', "[{ name: 'c' }]"],
  ["[\n  { name: 'a' },\n  { name: 'b' },\n]", "[\n  { name: 'c' },\n  { name: 'a' },\n  { name: 'b' },\n]"],
])('an entry can be added to a list that is written as %j', (before, after) => {
  expect(edit(`export const value = ${before}`, (value: Names) => [c, ...value])).toBe(
    `export const value = ${after}`,
  )
})

test('a value that is exported after it is written can change', () => {
  const source = "const value = [\n  { name: 'a' },\n]\nexport { value }\n"
  expect(withValue(source, 'value', [{ name: 'a' }], [])).toBe('const value = []\nexport { value }\n')
})

test('Windows line endings stay', () => {
  const lines = (source: string) => source.replaceAll('\n', '\r\n')
  expect(edit(lines(list), (value: Names) => [...value, { name: 'c', long: 'x'.repeat(100) }])).toBe(
    lines(edit(list, (value: Names) => [...value, { name: 'c', long: 'x'.repeat(100) }])),
  )
})

test.each<[code: string, before: unknown, after: unknown]>([
  ['[{ name: "a" }, ...early]', [{ name: 'a' }, { name: 'b' }], [c, { name: 'a' }, { name: 'b' }]],
  ['[...early]', [{ name: 'a' }], []],
  ['all.filter(Boolean)', [], [c]],
  ['{ ...contact }', { email: 'a@b.example' }, { email: 'b@a.example' }],
  ['{ ...contact }', { email: 'a@b.example' }, {}],
  ['{ name: "Bo", ...contact }', { name: 'Ada' }, { name: 'Ada', email: 'a@b.example' }],
  ['[{ name: "b" }, { name: "a" }]; value.sort()', [{ name: 'a' }, { name: 'b' }], [{ name: 'a' }]],
  ['{ name }', { name: 'Ada' }, { name: 'Bo' }],
  ['[{ name: "a", tags: [...tags] }]', [{ name: 'a', tags: ['x'] }], [{ name: 'a', tags: ['x', 'y'] }]],
])('a value that is computed as %s is never replaced', (code, before, after) => {
  expect(() => withValue(`export const value = ${code}`, 'value', before, after)).toThrow('is computed')
})

test('a computed value is reported with what to remove from it and what to write into it', () => {
  const message = (before: unknown, after: unknown) => () =>
    withValue('export const value = make()', 'value', before, after)
  expect(message([{ title: 'A' }, 'B'], [c])).toThrow(
    /^"value" is .* Remove this from it by hand: A; B\. Write this into it by hand:\n\n\{ name: 'c' \},\n$/,
  )
  expect(message({ name: 'A', title: 'x', email: 'y' }, { name: 'B', email: 'y' })).toThrow(
    /Remove this from it by hand: title\. Write this into it by hand:\n\nname: 'B',\n$/,
  )
})
