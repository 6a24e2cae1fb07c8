/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportedValue, literalValue } from '@/scripts/content-source/literal'
import { applyChanges } from '@/scripts/setup/changes'
import { TABLE_MAX_BYTES, TEXT_MAX_LENGTH } from '@/scripts/setup/limits'
import { planSetup, readSource } from '@/scripts/setup/setup'
import { plantContent } from '../../support/content'
import { jsonResume, linkedInTables, zipOf } from '../../support/imports'
import { filesOf, makeRepository, sampleFrom } from '../../support/repository'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hostile-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function written(name: string, content: string | Uint8Array): string {
  const file = join(folder, name)
  writeFileSync(file, content)
  return file
}

/** An archive whose only table says of itself that it is one byte long. */
function lyingZip(): Uint8Array {
  const zip = Buffer.from(zipOf({ 'Positions.csv': `Company Name\n${'a'.repeat(TABLE_MAX_BYTES * 4)}` }))
  const directory = zip.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
  zip.writeUInt32LE(1, directory + 24)
  return zip
}

const bomb = 'x'.repeat(TABLE_MAX_BYTES + 1)
const refused: [what: string, name: string, content: string | Uint8Array, message: RegExp][] = [
  [
    'a table that inflates to more than any real one',
    'a.zip',
    zipOf({ 'Profile.csv': bomb }),
    /"Profile\.csv" of more than 2 MB/,
  ],
  ['an archive that lies about its sizes', 'a.zip', lyingZip(), /has no column|none of LinkedIn/],
  [
    'a name that leads out of the archive',
    'a.zip',
    zipOf({ '../../content/profile.ts': 'x', ...linkedInTables }),
    /leads out of it/,
  ],
  ['an absolute name', 'a.zip', zipOf({ '/etc/Profile.csv': 'x' }), /leads out of it/],
  ['an archive of something else', 'a.zip', zipOf({ 'photo.jpg': 'x' }), /none of LinkedIn's tables/],
  ['an archive that ends too early', 'a.zip', zipOf(linkedInTables).slice(0, 300), /cannot be opened/],
  [
    'a table without its columns',
    'a.zip',
    zipOf({ 'Positions.csv': 'a,b\n1,2' }),
    /no column "Company Name"/,
  ],
  [
    'a table of thousands of lines',
    'a.zip',
    zipOf({ 'Skills.csv': `Name\n${Array.from({ length: 5000 }, (_, i) => i).join('\n')}` }),
    /more than 300 lines/,
  ],
  [
    'a table that is not UTF-8',
    'a.zip',
    zipOf({ 'Skills.csv': Uint8Array.from([0x4e, 0xe9, 0x20]) }),
    /not text in UTF-8/,
  ],
  ['no JSON', 'resume.json', '<html>', /resume\.json is not JSON/],
  ['JSON of something else', 'resume.json', '{"dependencies": {"a": "1"}}', /holds no part of a JSON Resume/],
  ['a list instead of a resume', 'resume.json', '[]', /not a JSON Resume/],
  [
    'fields of another kind',
    'resume.json',
    '{"basics": {"name": {"toString": 1}}}',
    /basics\.name is not a text/,
  ],
  ['JSON in UTF-8 that is broken', 'resume.json', Uint8Array.from([0x7b, 0xff, 0x7d]), /not text in UTF-8/],
  [
    'a text without end',
    'resume.json',
    JSON.stringify({ basics: { name: 'a'.repeat(TEXT_MAX_LENGTH + 1) } }),
    /longer than/,
  ],
  ['a file of many megabytes', 'resume.json', `"${'a'.repeat(5_000_001)}"`, /larger than 5 MB/],
]

test.each(refused)('%s is refused in a sentence', (_, name, content, message) => {
  const file = written(name, content)
  expect(() => readSource(file)).toThrow(message)
  expect(() => readSource(file)).toThrow(/Nothing was written\.$/)
})

test('a file that is not there, or is a folder, is named', () => {
  mkdirSync(join(folder, 'resume.json'))
  expect(() => readSource(join(folder, 'resume.json'))).toThrow('is not a file')
  expect(() => readSource(join(folder, 'none.json'))).toThrow('is not a file')
})

const code = [
  '</script><script>alert(1)</script>x',
  `\`\${process.exit(1)}\``,
  "'], [process.exit(1)] //",
  "=cmd|' /C calc'!A0",
  '<img src=x onerror=alert(1)>y',
  '__proto__',
  '\u202eevil\u0000',
]

test('texts that look like code become texts of content/, and what is written holds nothing that could be run', () => {
  const current = plantContent()
  const root = makeRepository(current)
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
  const source = readSource(written('resume.json', JSON.stringify(hostile)))
  const { changes } = planSetup(root, current, sampleFrom(current), [source], {})
  applyChanges(root, changes)
  const files = filesOf(root)
  const values = (['profile', 'experiences'] as const).map((key) =>
    literalValue(exportedValue(files.get(`content/${key}.ts`) ?? '', key)),
  )
  expect(values[0]).toMatchObject({ name: `Ada ${code[1]}` })
  expect(JSON.stringify(values)).not.toMatch(/javascript:|data:text|onerror|<script/)
  expect(values[1]).toMatchObject([
    { responsibilities: expect.arrayContaining([code[1], code[2], code[3], 'evil']) },
  ])
  rmSync(root, { recursive: true })
})
