import { mkdirSync, writeFileSync } from 'node:fs'
import { temporaryFolder } from '@/__tests__/support/temporary-folder'
import { contentOf } from '@/scripts/setup/json-resume'
import { readSource } from '@/scripts/setup/sources'
import { MAX_BYTES } from '@/scripts/setup/values'

const path = temporaryFolder()

async function read(name: string, text: string) {
  writeFileSync(path(name), text)
  const source = await readSource(path(name))
  return { ...source, content: contentOf(source.resume, source.place) }
}

test.each([
  ['by-hand.json', '{ "fullName": "Rui Mendes", "jobs": [] }', /is in none of the formats/],
  ['parts.json', '{ "work": [{ "name": "Rivage" }], "skills": ["Go"] }', /is in none of the formats/],
  ['cv.md', '# Rui Mendes\n\nI build small tools.', /is in none of the formats/],
  ['cv.pdf', Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1'), /is not a text file in UTF-8/],
  ['empty.json', ' \n', /is empty/],
  ['cut.json', '{ "basics": { "name": "Ada"', /is not valid JSON or YAML: .* at line 1/],
  ['large.json', ' '.repeat(MAX_BYTES + 1), /is larger than 2 MB/],
  ['cut.zip', 'PK\x03\x04', /is a broken zip/],
])('%s is refused with the four formats and the way to JSON Resume [O10]', async (name, bytes, message) => {
  writeFileSync(path(name), bytes)
  const refusal = readSource(path(name))
  await expect(refusal).rejects.toThrow(message)
  for (const part of [
    /^\S+ is/,
    /JSON Resume .*RenderCV .*LinkedIn .*GitHub/s,
    /let an assistant write/,
    /No files were changed\.$/,
  ])
    await expect(refusal).rejects.toThrow(part)
})

test('a missing file and a folder without tables are refused', async () => {
  await expect(readSource(path('none.json'))).rejects.toThrow(/does not exist\. .* github:NAME/)
  mkdirSync(path('folder'))
  await expect(readSource(path('folder'))).rejects.toThrow(/no table of LinkedIn/)
})

test.each([
  [
    'trailing commas and tabs',
    'a.json',
    '{ "basics": { "name": "Ada", },\r\n\t"work": [{ "name": "Rivage", },], }',
  ],
  ['a byte order mark', 'b.json', '\ufeff{"basics": {"name": "Ada"}, "work": [{"name": "Rivage"}]}'],
  ['YAML', 'c.yaml', 'basics: { name: Ada }\nwork:\n  - name: Rivage\n'],
])('JSON Resume with %s is read [O10]', async (_, name, text) => {
  expect(await read(name, text)).toMatchObject({
    place: { source: name, notes: [] },
    content: { profile: { name: 'Ada' }, experiences: [{ company: 'Rivage' }] },
  })
})

test('numbers and dates without quotes stay as they are written', async () => {
  const text =
    'basics: { name: Ada }\neducation:\n  - { institution: School, score: 1.10, startDate: 2020-01-23, endDate: 2021 }'
  expect(await read('resume.yaml', text)).toMatchObject({
    content: { education: [{ score: '1.10', startDate: '2020-01', endDate: '2021' }] },
  })
})

test('the language of RenderCV is known [O8]', async () => {
  const text = 'cv: { name: Ada }\nlocale: { language: german }'
  expect(await read('cv.yaml', text)).toMatchObject({ language: 'german' })
})
