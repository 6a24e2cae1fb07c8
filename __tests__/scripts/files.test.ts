import { readFileSync, statSync, utimesSync } from 'node:fs'
import { writeChanged } from '@/scripts/files'
import { temporaryFolder } from '../support/temporary-folder'

const path = temporaryFolder()

test('a file is written where it would change, and else left alone', async () => {
  const file = path('a.txt')
  await writeChanged(file, 'first')
  utimesSync(file, 1, 1)
  await writeChanged(file, Buffer.from('first'))
  expect(statSync(file).mtimeMs).toBe(1000)
  await writeChanged(file, 'second')
  expect(readFileSync(file, 'utf8')).toBe('second')
  expect(statSync(file).mtimeMs).toBeGreaterThan(1000)
})
