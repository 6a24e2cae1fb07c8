/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasImage } from '@/content/has-image'

test('a picture is a file: a folder of its name is none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'images-'))
  mkdirSync(join(folder, 'x.png'))
  writeFileSync(join(folder, 'y.png'), '')
  expect(['x.png', 'y.png', 'z.png'].map((file) => hasImage(file, folder))).toEqual([false, true, false])
  rmSync(folder, { recursive: true })
})
