import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { differences } from '@/scripts/check/differences'

test('each file that differs or stands alone is named, and no other', () => {
  const top = mkdtempSync(join(tmpdir(), 'differences-'))
  const folder = (name: string, files: Record<string, string>) => {
    mkdirSync(join(top, name))
    for (const [file, text] of Object.entries(files)) writeFileSync(join(top, name, file), text)
    return join(top, name)
  }
  const first = folder('first', { a: '1', b: '2', c: '3' })
  const second = folder('second', { b: '2', c: '4', d: '5' })
  expect(differences(first, second)).toEqual([
    'a is in the first build alone',
    'c differs',
    'd is in the second build alone',
  ])
  rmSync(top, { recursive: true })
})
