/** @jest-environment node */
import { headersFile } from '../../../scripts/finish/headers'
import { headersFor, parseHeadersFile } from '../../../scripts/serve/headers-file'

const answer = (path: string, text = headersFile(['/', '/projects'], '')) =>
  headersFor(parseHeadersFile(text), path)

test('every answer carries the common headers', () => {
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
    expect(headers.get('Content-Security-Policy')).toBe("frame-ancestors 'none'")
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000')
  }
})

test('no two rules that match together name the same header, which hosts would join with a comma', () => {
  const rules = parseHeadersFile(headersFile(['/', '/projects'], ''))
  for (const path of ['/', '/projects', '/nope', '/_next/static/a.js', '/pictures/a.avif']) {
    const values = [...headersFor(rules, path)]
    const given = rules.flatMap(({ headers }) => headers.map(([name, value]) => `${name}: ${value}`))
    for (const [name, value] of values) expect(given).toContain(`${name}: ${value}`)
  }
})

test('pages are asked about each time, hashed files are kept for a year, others as the host sees fit', () => {
  expect(answer('/projects').get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
  for (const path of ['/_next/static/chunks/a.js', '/pictures/a.avif']) {
    expect(answer(path).get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  }
  expect(answer('/resume.pdf').has('Cache-Control')).toBe(false)
})

test('cards and icons may be shown by other sites, pages and their parts may not be taken', () => {
  expect(answer('/og.png').has('Cross-Origin-Resource-Policy')).toBe(false)
  for (const path of ['/', '/projects', '/_next/static/chunks/a.js']) {
    expect(answer(path).get('Cross-Origin-Resource-Policy')).toBe('same-origin')
  }
})

test('below a base path every rule moves with it, encoded as visitors ask for it', () => {
  const text = headersFile(['/', '/projects'], '/a/my site')
  expect(answer('/a/my%20site/projects', text).get('X-Frame-Options')).toBe('DENY')
  expect(answer('/projects', text).size).toBe(0)
})
