/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let top: string

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'pictures-'))
  jest.resetModules()
  jest.spyOn(process, 'cwd').mockReturnValue(top)
})
afterEach(() => rmSync(top, { recursive: true }))

function plantManifest(manifest: object): void {
  const folder = join(top, '.next', 'cache', 'pictures')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))
}

test('a made picture carries its size, its kind and the words of the content', async () => {
  plantManifest({ 'a/shot.png': { id: 'a-shot.1a', width: 800, height: 500, kind: 'raster' } })
  const { pictureOf } = await import('@/components/lib/pictures')
  expect(pictureOf({ file: 'a/shot.png', alt: 'A shot' })).toEqual({
    id: 'a-shot.1a',
    width: 800,
    height: 500,
    kind: 'raster',
    alt: 'A shot',
  })
})

test('a picture that has not been made names itself and the command that makes it', async () => {
  plantManifest({})
  const { pictureOf } = await import('@/components/lib/pictures')
  expect(() => pictureOf({ file: 'a/new.png', alt: '' })).toThrow(
    'content/images/a/new.png has not been made yet. Run "npm run prepare-content".',
  )
})

test('the same is said where no picture has been made at all', async () => {
  const { pictureOf } = await import('@/components/lib/pictures')
  expect(() => pictureOf({ file: 'a/new.png', alt: '' })).toThrow(
    'content/images/a/new.png has not been made yet. Run "npm run prepare-content".',
  )
})
