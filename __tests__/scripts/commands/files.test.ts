import fs, {
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { temporaryFolder } from '@/__tests__/support/temporary-folder'
import { filesBelow, replaceFiles, writeChanged } from '@/scripts/commands/files'

const path = temporaryFolder()

test('a file is written only if its content changes', async () => {
  const file = path('a.txt')
  writeChanged(file, 'first')
  utimesSync(file, 1, 1)
  writeChanged(file, Buffer.from('first'))
  expect(statSync(file).mtimeMs).toBe(1000)
  writeChanged(file, 'second')
  expect(readFileSync(file, 'utf8')).toBe('second')
  expect(statSync(file).mtimeMs).toBeGreaterThan(1000)
})

test('files are replaced, created and removed with their folders; a link stays a link', () => {
  mkdirSync(path('old'))
  for (const name of ['kept.txt', 'old/gone.txt']) writeFileSync(path(name), 'before')
  symlinkSync(path('kept.txt'), path('link.txt'))
  replaceFiles(
    new Map<string, string | Uint8Array | undefined>([
      [path('link.txt'), 'after'],
      [path('new', 'b.txt'), Buffer.from('b')],
      [path('old', 'gone.txt'), undefined],
    ]),
  )
  expect(readFileSync(path('kept.txt'), 'utf8')).toBe('after')
  expect(filesBelow(path())).toEqual(['kept.txt', 'link.txt', 'new/b.txt'])
  expect(fs.existsSync(path('old'))).toBe(false)
})

test('a disk that fills up while writing leaves every file unchanged', () => {
  for (const name of ['a.txt', 'b.txt']) writeFileSync(path(name), 'before')
  const write = fs.writeFileSync
  const full = jest.spyOn(fs, 'writeFileSync').mockImplementation((file, bytes, options) => {
    write(file, String(bytes).slice(0, 2), options)
    if (String(file).includes('b.txt')) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  })
  const changes = new Map([path('a.txt'), path('b.txt')].map((file) => [file, 'after']))
  expect(() => replaceFiles(changes)).toThrow('no space left')
  full.mockRestore()
  expect(readdirSync(path())).toEqual(['a.txt', 'b.txt'])
  for (const name of ['a.txt', 'b.txt']) expect(readFileSync(path(name), 'utf8')).toBe('before')
})

test.each<[what: string, make: (file: string) => void, message: RegExp]>([
  ['a folder', (file) => mkdirSync(file), /b\.txt is not a file\. Rename/],
  ['read-only', (file) => writeFileSync(file, 'before', { mode: 0o444 }), /b\.txt is read-only\. Make/],
])('if one of several files is %s, none changes', (_, make, message) => {
  writeFileSync(path('a.txt'), 'before')
  make(path('b.txt'))
  for (const bytes of ['after', undefined]) {
    const changes = new Map([
      [path('a.txt'), 'after'],
      [path('b.txt'), bytes],
    ])
    expect(() => replaceFiles(changes)).toThrow(message)
  }
  expect(readdirSync(path())).toEqual(['a.txt', 'b.txt'])
  expect(readFileSync(path('a.txt'), 'utf8')).toBe('before')
})

test('a file in the place of a folder is named', () => {
  writeFileSync(path('images'), '')
  const changes = new Map([[path('images', 'radar', 'a.png'), 'after']])
  expect(() => replaceFiles(changes)).toThrow(
    /images is a file, but has to be a folder\. Rename or remove it/,
  )
})

test('a broken link is not a file', () => {
  mkdirSync(path('images'))
  symlinkSync('nothing', path('images', 'link.png'))
  expect(filesBelow(path('images'))).toEqual([])
})
