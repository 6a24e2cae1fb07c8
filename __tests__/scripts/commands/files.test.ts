import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { temporaryFolder } from '@/__tests__/support/temporary-folder'
import { applyChanges, filesBelow, writeChanged } from '@/scripts/commands/files'

const path = temporaryFolder()

test('a file is written only if its content changes', () => {
  const file = path('a.txt')
  writeChanged(file, 'first')
  utimesSync(file, 1, 1)
  writeChanged(file, Buffer.from('first'))
  expect(statSync(file).mtimeMs).toBe(1000)
  writeChanged(file, 'second')
  expect(readFileSync(file, 'utf8')).toBe('second')
})

test('files are replaced, created with their folders, and removed', () => {
  for (const name of ['old.txt', 'gone.txt']) writeFileSync(path(name), 'before')
  const changes = new Map<string, string | Uint8Array | undefined>([
    ['old.txt', 'after'],
    ['new/b.txt', Buffer.from('b')],
    ['gone.txt', undefined],
  ])
  applyChanges(changes, path())
  expect(readFileSync(path('old.txt'), 'utf8')).toBe('after')
  expect(filesBelow(path())).toEqual(['new/b.txt', 'old.txt'])
})
