import { mkdirSync, writeFileSync } from 'node:fs'
import { temporaryFolder } from '@/__tests__/support/temporary-folder'
import { compareFolders } from '@/scripts/check/compare-folders'

const path = temporaryFolder()

test('files that differ or are in one folder only are listed', () => {
  const folder = (name: string, files: Record<string, string>) => {
    mkdirSync(path(name))
    for (const [file, text] of Object.entries(files)) writeFileSync(path(name, file), text)
    return path(name)
  }
  const first = folder('first', { a: '1', b: '2', c: '3' })
  const second = folder('second', { b: '2', c: '4', d: '5' })
  expect(compareFolders(first, second)).toEqual([
    'a is only in the first build',
    'c differs',
    'd is only in the second build',
  ])
})
