/** @jest-environment node */
import { commonHeaders, headerRules, headersFile, headersFor } from '../../../scripts/finish/headers'

const files = [
  '404.html',
  '_next/static/chunks/a.js',
  '_not-found.html',
  'index.html',
  'og.png',
  'projects.html',
]
const rules = headerRules(files, '')
const answer = (path: string) => headersFor(rules, path)

test('every answer carries the common headers, and no two rules that match together name the same one', () => {
  for (const path of ['/', '/projects', '/nope', '/_next/static/a.js', '/pictures/a.avif', '/resume.pdf']) {
    for (const [name, value] of commonHeaders) expect(answer(path).get(name)).toBe(value)
    const names = rules
      .filter((rule) => headersFor([rule], path).size > 0)
      .flatMap(({ headers }) => headers.map(([name]) => name))
    expect(names).toHaveLength(new Set(names).size)
  }
})

test('pages are asked about each time, hashed files are kept for a year, others as the host sees fit', () => {
  for (const path of ['/', '/projects']) {
    expect(answer(path).get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
  }
  for (const path of ['/_next/static/chunks/a.js', '/pictures/a.avif']) {
    expect(answer(path).get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  }
  for (const path of ['/resume.pdf', '/404', '/_not-found', '/projects/x']) {
    expect(answer(path).has('Cache-Control')).toBe(false)
  }
})

test('cards and icons may be shown by other sites, pages and their parts may not be taken', () => {
  expect(answer('/og.png').has('Cross-Origin-Resource-Policy')).toBe(false)
  for (const path of ['/', '/projects', '/_next/static/chunks/a.js']) {
    expect(answer(path).get('Cross-Origin-Resource-Policy')).toBe('same-origin')
  }
})

test('below a base path every rule moves with it, and hosts read it encoded', () => {
  const below = headerRules(files, '/a/my site')
  expect(headersFor(below, '/a/my site/projects').get('X-Frame-Options')).toBe('DENY')
  expect(headersFor(below, '/projects').size).toBe(0)
  const [all = '', , page] = headersFile(below).split('\n\n')
  expect(all).toMatch(/^\/a\/my%20site\/\*\n {2}X-Content-Type-Options: nosniff\n/)
  expect(page?.split('\n')).toEqual([
    '/a/my%20site/projects',
    '  Cache-Control: public, max-age=0, must-revalidate',
    '  Cross-Origin-Resource-Policy: same-origin',
  ])
})
