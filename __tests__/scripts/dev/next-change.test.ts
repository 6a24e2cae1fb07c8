/** @jest-environment node */
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nextChange } from '../../../scripts/dev/next-change'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'))
  mkdirSync(join(folder, 'images'))
  writeFileSync(join(folder, 'images', 'a.png'), 'first')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a picture that is replaced by another is noticed each time', async () => {
  for (const text of ['second', 'third', 'fourth']) {
    const change = nextChange(folder)
    writeFileSync(join(folder, 'new'), text)
    renameSync(join(folder, 'new'), join(folder, 'images', 'a.png'))
    await expect(change).resolves.toBeUndefined()
  }
})

test('a new folder with a picture is noticed', async () => {
  const change = nextChange(folder)
  mkdirSync(join(folder, 'images', 'b'))
  writeFileSync(join(folder, 'images', 'b', 'c.png'), '')
  await expect(change).resolves.toBeUndefined()
})
