import { findHeaders, formatHeaders, headerRules } from '@/scripts/build/headers'

const files = ['404.html', '_not-found.html', 'index.html', 'og.png', 'projects.html']

test('below a base path every rule includes it, percent-encoded for hosts', () => {
  const below = headerRules(files, '/a/my site')
  expect(findHeaders(below, '/a/my site/projects').get('X-Frame-Options')).toBe('DENY')
  expect(findHeaders(below, '/projects').size).toBe(0)
  const [all = '', , page] = formatHeaders(below).split('\n\n')
  expect(all).toMatch(/^\/a\/my%20site\/\*\n {2}X-Content-Type-Options: nosniff\n/)
  expect(page?.split('\n')).toEqual([
    '/a/my%20site/projects',
    '  Cache-Control: public, max-age=0, must-revalidate',
    '  Cross-Origin-Resource-Policy: same-origin',
  ])
})
