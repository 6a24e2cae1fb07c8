import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { buildId } from '@/scripts/build-id'
import { temporaryFolder } from '../support/temporary-folder'

const path = temporaryFolder()
const id = (url = 'https://example.org/') => buildId(path('site'), url)

/** One of each kind of source. */
const sources = [
  ...['app/page.tsx', 'components/a.ts', 'content/profile.ts', 'public/icon.svg', 'scripts/finish.ts'],
  ...['next.config.mjs', 'package-lock.json', 'postcss.config.mjs', 'tailwind.config.ts', 'tsconfig.json'],
]

function write(file: string, text: string): void {
  mkdirSync(dirname(path('site', file)), { recursive: true })
  writeFileSync(path('site', file), text)
}

test('a change in any source, the same text under another name and another address are another build', () => {
  for (const file of sources) write(file, '')
  const ids = [id(), id('https://example.org/me/')]
  for (const file of sources) {
    write(file, 'changed')
    ids.push(id())
  }
  renameSync(path('site/content/profile.ts'), path('site/content/slides.ts'))
  expect(new Set([...ids, id()]).size).toBe(ids.length + 1)
})
