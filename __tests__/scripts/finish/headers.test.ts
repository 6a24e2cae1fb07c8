import {
  commonHeaders,
  headerRules,
  headersFile,
  headersFor,
  IMMUTABLE,
  REVALIDATE,
} from '@/scripts/finish/headers'

const hashed = '_next/static/chunks/a.js'
const files = ['404.html', hashed, '_not-found.html', 'index.html', 'og.png', 'projects.html']
const rules = headerRules(files, '')

// Pages are asked about each time, hashed files are kept for a year, others as the host sees fit. Cards and icons may be
// shown by other sites, pages and their parts may not be taken.
test.each([
  ...['/', '/projects'].map((path) => [path, REVALIDATE, 'same-origin']),
  ...[`/${hashed}`, '/pictures/a.avif'].map((path) => [path, IMMUTABLE, 'same-origin']),
  ...['/og.png', '/resume.pdf', '/404', '/_not-found', '/projects/x', '/nope'].map((path) => [path]),
])('%s gets its own headers beside the common ones, each by one rule', (path = '', cache, embedding) => {
  const answer = headersFor(rules, path)
  expect(answer.get('Cache-Control')).toBe(cache)
  expect(answer.get('Cross-Origin-Resource-Policy')).toBe(embedding)
  for (const [name, value] of commonHeaders) expect(answer.get(name)).toBe(value)
  // Hosts would join two with a comma.
  const all = rules.flatMap((rule) => [...headersFor([rule], path).keys()])
  expect(all).toHaveLength(answer.size)
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
