import { mkdirSync, writeFileSync } from 'node:fs'
import { temporaryFolder } from '@/__tests__/support/temporary-folder'
import * as words from '@/docs/translations/en'
import { openSource, readSources } from '@/scripts/setup/sources'
import { MAX_BYTES } from '@/scripts/setup/values'

jest.mock('@/content/words', () => jest.requireActual('@/__tests__/support/english-words').englishWords())

const path = temporaryFolder()

async function read(name: string, text: string) {
  writeFileSync(path(name), text)
  const [source] = await readSources([openSource(path(name))], words)
  return source
}

test.each([
  ['by-hand.json', '{ "fullName": "Rui Mendes", "jobs": [] }', /is in none of the formats/],
  ['list.json', '[]', /is in none of the formats/],
  ['cv.md', '# Rui Mendes\n\nI build small tools.', /is in none of the formats/],
  ['cv.pdf', '%PDF-1.7\nbasics:', /is a PDF/],
  ['me.png', Buffer.from('89504e470d0a1a0a', 'hex'), /is a picture/],
  ['me.jpg', Buffer.from('ffd8ffe000104a46', 'hex'), /is a picture/],
  ['empty.json', ' \n', /is empty/],
  ['cut.json', '{ "basics": { "name": "Ada"', /is not valid JSON or YAML: .* at line 1/],
  [
    'twice.yaml',
    'basics: { name: Ada }\nbasics: { name: Bea }',
    /is not valid JSON or YAML: DUPLICATE_KEY at line 2/,
  ],
  [
    'bomb.yaml',
    `a: &a [x]\n${'bcdefgh'.replace(/./g, (name, i) => `${name}: &${name} [${`*${'abcdefg'[i]}, `.repeat(99)}]\n`)}`,
    /alias/i,
  ],
])('%s is refused with the four formats and the way to JSON Resume [O10]', (name, bytes, message) => {
  writeFileSync(path(name), bytes)
  const refuse = () => openSource(path(name))
  expect(refuse).toThrow(message)
  for (const part of [
    /^\S+ is/,
    /JSON Resume .*RenderCV .*LinkedIn .*GitHub/s,
    /let an assistant write/,
    /No files were changed\.$/,
  ])
    expect(refuse).toThrow(part)
})

test('a large file, a file of another encoding, a missing file and a folder without tables are refused', async () => {
  writeFileSync(path('large.json'), ' '.repeat(MAX_BYTES + 1))
  expect(() => openSource(path('large.json'))).toThrow(/is larger than 2 MB/)
  writeFileSync(path('latin.json'), Buffer.from([0x7b, 0xe9, 0x7d]))
  expect(() => openSource(path('latin.json'))).toThrow(/is not text in UTF-8/)
  expect(() => openSource(path('none.json'))).toThrow(/does not exist\. .* github:NAME/)
  mkdirSync(path('folder'))
  await expect(readSources([openSource(path('folder'))], words)).rejects.toThrow(/no table of LinkedIn/)
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
  const text = 'education:\n  - { institution: School, score: 1.10, startDate: 2020-01-23, endDate: 2021 }'
  expect(await read('resume.yaml', text)).toMatchObject({
    content: { education: [{ score: '1.10', startDate: '2020-01', endDate: '2021' }] },
  })
})

test('a portrait is an address or a file beside the resume', async () => {
  const portraitOf = async (image: string) =>
    (await read('resume.json', JSON.stringify({ basics: { image } })))?.content.portrait
  expect(await portraitOf('https://example.org/me.jpg')).toBe('https://example.org/me.jpg')
  expect(await portraitOf('me.jpg')).toBe(path('me.jpg'))
})

test('the language of RenderCV is known before the file is read [O8]', () => {
  writeFileSync(path('cv.yaml'), 'cv: { name: Ada }\nlocale: { language: german }')
  expect(openSource(path('cv.yaml')).language).toBe('german')
})
