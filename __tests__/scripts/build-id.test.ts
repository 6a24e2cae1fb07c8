import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { buildId } from '@/scripts/build-id'
import { temporaryFolder } from '../support/temporary-folder'

const path = temporaryFolder()
const top = () => path('site')
const id = (url = 'https://example.org/') => buildId(top(), url)

/** One of each kind of source. */
const sources = [
  ...['app/page.tsx', 'components/a.ts', 'content/profile.ts', 'public/icon.svg', 'scripts/finish.ts'],
  ...['next.config.mjs', 'package-lock.json', 'postcss.config.mjs', 'tailwind.config.ts', 'tsconfig.json'],
]

function write(file: string, text: string): void {
  mkdirSync(dirname(path('site', file)), { recursive: true })
  writeFileSync(path('site', file), text)
}

beforeEach(() => {
  for (const file of sources) write(file, '')
})

test('the same sources have the same id, wherever they lie, whatever the build has made of them', () => {
  const before = id()
  expect(before).toMatch(/^[0-9a-f]{16}$/)
  write('app/typefaces/sans.woff2', 'x')
  expect(id()).toBe(before)
  cpSync(top(), path('copy'), { recursive: true })
  rmSync(top(), { recursive: true })
  renameSync(path('copy'), top())
  expect(id()).toBe(before)
})

test('a change in any source, the same text under another name and another address are another build', () => {
  const ids = [id(), id('https://example.org/me/')]
  for (const file of sources) {
    write(file, 'changed')
    ids.push(id())
  }
  renameSync(path('site/content/profile.ts'), path('site/content/slides.ts'))
  expect(new Set([...ids, id()]).size).toBe(ids.length + 1)
})
