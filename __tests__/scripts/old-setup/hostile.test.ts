import { writeFileSync } from 'node:fs'
import { plantContent } from '@/__tests__/support/content'
import { jsonResume, linkedInTables, zipOf } from '@/__tests__/support/imports'
import { filesOf, makeRepository, sampleFrom, valueIn } from '@/__tests__/support/repository'
import { temporaryFolder } from '@/__tests__/support/temporary-folder'
import { applyChanges } from '@/scripts/content-source/changes'
import { MAX_BYTES } from '@/scripts/old-setup/import-error'
import { planSetup } from '@/scripts/old-setup/plan'
import { readFile } from '@/scripts/old-setup/sources'

const path = temporaryFolder()

function written(name: string, content: string | Uint8Array): string {
  writeFileSync(path(name), content)
  return path(name)
}

/** An archive with one table and a false size for it, in bytes. */
function lyingZip(table: string, bytes: number): Uint8Array {
  const zip = Buffer.from(zipOf({ 'Positions.csv': table }))
  const directory = zip.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
  zip.writeUInt32LE(bytes, directory + 24)
  return zip
}

const tooLong = 'x'.repeat(MAX_BYTES + 1)
const bombs = 'bcdefghi'.replace(/./g, (name) => `${name}: &${name} [${'*a,'.repeat(50)}]\n`)
const notUtf8 = Uint8Array.from([0x7b, 0xff, 0x7d])

test.each<[what: string, content: string | Uint8Array, message: RegExp]>([
  ['a table of many megabytes', zipOf({ 'Profile.csv': tooLong }), /Profile\.csv is larger than 2 MB/],
  ['a huge table with a false small size', lyingZip(`Company Name\n${tooLong}`, 1), /has no column/],
  ['an archive that ends too early', zipOf(linkedInTables).slice(0, 300), /cannot be opened/],
  ['a table without its columns', zipOf({ 'Positions.csv': 'a\n1' }), /no column "Company Name"/],
  ['a table that is not UTF-8', zipOf({ 'Skills.csv': notUtf8 }), /not text in UTF-8/],
  ['a page', '<html>', /it contains no part of a resume/],
  ['broken JSON', '{"basics": {"name": "Ada"', /it is not valid JSON: .* \(line 1\)/],
  ['JSON that ends too early', '{"basics":\n  {"name":\n', /Unexpected end of JSON input \(line 2\)/],
  ['JSON with curly quotes', '{\n“basics”: {“name”: “Ada”}}', /Curly quotes instead of " \(line 2\)/],
  ['JSON with curly quotes around a value', '{"basics":\n{"name": “Ada”}}', /Curly .* \(line 2\)/],
  ['JSON with a stray letter', '{"basics":\n{"name": @x}\n}\n', /\(line 2\b/],
  ['broken YAML', 'basics:\n  name: Ada\n bad', /it is neither JSON nor YAML/],
  ['a package.json', '{"name": "x", "dependencies": {"a": "1"}}', /it has only "name", "dependencies"/],
  ['an empty resume', '{"basics": {"name": ""}, "work": []}', /contains nothing to import/],
  ['an expanding alias', `a: &a [${'1,'.repeat(50)}]\n${bombs}`, /cannot be read|no part of a resume/],
  ['JSON that is not UTF-8', notUtf8, /not text in UTF-8/],
  ['JSON of many megabytes', tooLong, /larger than 2 MB/],
])('%s is refused with one sentence', (_, content, message) => {
  const file = written('it', content)
  expect(() => readFile(file)).toThrow(message)
  expect(() => readFile(file)).toThrow(/No files were changed\.$/)
})

const code = [
  '</script><script>alert(1)</script>x',
  `\`\${process.exit(1)}\``,
  "'], [process.exit(1)] //",
  "=cmd|' /C calc'!A0",
  '<img src=x onerror=alert(1)>y',
  '__proto__',
  '\u202eevil\u0000',
  '\\\'"\\" */ process.exit(1) /* \\u0027 \\',
]

// Markdown's marks of code are removed.
const inert = code[1]?.replaceAll('`', '')

test('texts that look like code are written as texts, and nothing in content/ can be run', () => {
  const current = plantContent()
  const root = path('site')
  makeRepository(root, current)
  const hostile = {
    ...jsonResume,
    basics: {
      ...jsonResume.basics,
      name: `Ada ${code[1]}`,
      url: 'javascript:alert(1)',
      profiles: [{ network: 'GitHub', url: 'javascript:alert(1)' }],
    },
    work: [
      { name: code[0], position: code[3], startDate: '2020', highlights: code, url: 'data:text/html,x' },
    ],
    skills: [{ name: code[2], keywords: code }],
  }
  const source = readFile(written('resume.json', JSON.stringify(hostile)))
  const { changes } = planSetup(root, current, sampleFrom(current), [source], {})
  applyChanges(root, changes)
  const files = filesOf(root)
  const values = (['profile', 'experiences'] as const).map((key) =>
    valueIn(files.get(`content/${key}.ts`) ?? '', key),
  )
  expect(values[0]).toMatchObject({ name: `Ada ${inert}` })
  expect(JSON.stringify(values)).not.toMatch(/javascript:|data:text|onerror|<script/)
  expect(values[1]).toMatchObject([
    { responsibilities: expect.arrayContaining([inert, code[2], code[3], 'evil', code[7]]) },
  ])
})

// If each letter were compared with all that follow, this would take many minutes.
test('a long text below the title of a job is read', () => {
  const work = [{ title: 'Engineer', subtitle: 'x'.repeat(1_000_000) }]
  const file = written('resume.json', JSON.stringify({ basics: { name: 'Ada' }, work }))
  expect(readFile(file).experiences).toHaveLength(1)
})
