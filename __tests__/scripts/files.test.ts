/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeChanged } from '@/scripts/files'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a file is written where it would change, and else left alone', async () => {
  const file = join(folder, 'a.txt')
  await writeChanged(file, 'first')
  utimesSync(file, 1, 1)
  await writeChanged(file, Buffer.from('first'))
  expect(statSync(file).mtimeMs).toBe(1000)
  await writeChanged(file, 'second')
  expect(readFileSync(file, 'utf8')).toBe('second')
  expect(statSync(file).mtimeMs).toBeGreaterThan(1000)
})
