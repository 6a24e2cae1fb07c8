/** @jest-environment node */
import { deadFiles } from '../../../scripts/finish/dead-files'
import { headersFile } from '../../../scripts/finish/headers'
import { headersFor, parseHeadersFile } from '../../../scripts/serve/headers-file'

const pages = [
  { path: '/', policy: "default-src 'none'; script-src 'self' 'sha256-a'" },
  { path: '/projects', policy: "default-src 'none'; script-src 'self' 'sha256-b'" },
]
const answer = (path: string, text = headersFile(pages, '')) => headersFor(parseHeadersFile(text), path)

test('every answer carries the common headers, and none of them twice', () => {
  for (const path of [
    '/',
    '/projects',
    '/nope',
    '/_next/static/chunks/a.js',
    '/pictures/a.avif',
    '/resume.pdf',
  ]) {
    const headers = answer(path)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('X-Frame-Options')).toBe('DENY')
    expect(headers.get('Content-Security-Policy')).toMatch(/^frame-ancestors 'none'/)
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000')
  }
})

test('each page has its own policy, also against frames, and is revalidated', () => {
  expect(answer('/').get('Content-Security-Policy')).toContain("'sha256-a'; frame-ancestors 'none'")
  expect(answer('/projects').get('Content-Security-Policy')).toContain("'sha256-b'")
  expect(answer('/projects').get('Content-Security-Policy')).not.toContain("'sha256-a'")
  expect(answer('/projects').get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
})

test('hashed files are kept for a year, others as the host sees fit', () => {
  for (const path of ['/_next/static/chunks/a.js', '/pictures/a.avif']) {
    expect(answer(path).get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  }
  expect(answer('/resume.pdf').has('Cache-Control')).toBe(false)
})

test('cards and icons may be shown by other sites, pages and their parts may not be taken', () => {
  expect(answer('/og.png').has('Cross-Origin-Resource-Policy')).toBe(false)
  expect(answer('/projects').get('Cross-Origin-Resource-Policy')).toBe('same-origin')
})

test('below a base path every rule moves with it', () => {
  const text = headersFile(pages, '/a/b')
  expect(answer('/a/b/projects', text).get('Content-Security-Policy')).toContain("'sha256-b'")
  expect(answer('/projects', text).size).toBe(0)
})

test('a policy longer than a host takes in one line is left to the page’s meta', () => {
  const long = headersFile([{ path: '/', policy: `script-src ${"'sha256-x' ".repeat(300)}` }], '')
  expect(Math.max(...long.split('\n').map((line) => line.length))).toBeLessThan(2000)
  expect(answer('/', long).get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
})

test('only what nobody asks for is dead', () => {
  const kept = [
    '404.html',
    'index.txt',
    '__next._tree.txt',
    '_next/static/chunks/a.js',
    '_next/static/media/a.woff2',
  ]
  const dead = ['_not-found.html', '_not-found/__next._tree.txt', '_next/static/site/_buildManifest.js']
  expect(deadFiles([...kept, ...dead])).toEqual(dead)
})
