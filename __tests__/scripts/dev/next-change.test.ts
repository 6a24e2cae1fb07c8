import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { nextChange } from '@/scripts/dev/next-change'
import { temporaryFolder } from '../../support/temporary-folder'

const path = temporaryFolder()
beforeEach(() => {
  mkdirSync(path('images'))
  writeFileSync(path('images', 'a.png'), 'first')
})

test('a picture that is replaced by another is noticed each time', async () => {
  for (const text of ['second', 'third', 'fourth']) {
    const change = nextChange(path())
    writeFileSync(path('new'), text)
    renameSync(path('new'), path('images', 'a.png'))
    await expect(change).resolves.toBeUndefined()
  }
})

test('a new folder with a picture is noticed', async () => {
  const change = nextChange(path())
  mkdirSync(path('images', 'b'))
  writeFileSync(path('images', 'b', 'c.png'), '')
  await expect(change).resolves.toBeUndefined()
})
