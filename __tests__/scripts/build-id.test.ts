/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildId } from '../../scripts/build-id'

const url = 'https://example.org/'
let top = ''

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'sources-'))
  for (const name of ['app', 'components', 'content', 'public', 'scripts']) mkdirSync(join(top, name))
  for (const name of ['next', 'postcss']) writeFileSync(join(top, `${name}.config.mjs`), '')
  for (const name of ['tailwind.config.ts', 'tsconfig.json', 'package-lock.json']) write(name, '')
})
afterEach(() => rmSync(top, { recursive: true }))

const write = (file: string, text: string) => writeFileSync(join(top, file), text)

test('the same sources have the same id, wherever they lie', () => {
  const copy = mkdtempSync(join(tmpdir(), 'sources-'))
  cpSync(top, copy, { recursive: true })
  expect(buildId(copy, url)).toBe(buildId(top, url))
  expect(buildId(top, url)).toMatch(/^[0-9a-f]{16}$/)
  rmSync(copy, { recursive: true })
})

test('a change in any source is another build', () => {
  const sources = [
    'content/profile.ts',
    'app/page.tsx',
    'public/icon.svg',
    'scripts/finish.ts',
    'package-lock.json',
  ]
  const ids = sources.map((file) => {
    write(file, 'changed')
    return buildId(top, url)
  })
  expect(new Set(ids).size).toBe(sources.length)
})

test('another address is another build, and so is the same text under another name', () => {
  expect(buildId(top, 'https://example.org/me/')).not.toBe(buildId(top, url))
  write('content/a.ts', 'x')
  const before = buildId(top, url)
  rmSync(join(top, 'content', 'a.ts'))
  write('content/b.ts', 'x')
  expect(buildId(top, url)).not.toBe(before)
})

test('what the build makes itself changes nothing', () => {
  const before = buildId(top, url)
  mkdirSync(join(top, 'app', 'typefaces'))
  write('app/typefaces/sans.woff2', 'x')
  expect(buildId(top, url)).toBe(before)
})
