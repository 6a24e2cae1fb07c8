import { type Route, readBasePath, resolveRoute } from '@/scripts/serve/route'

const base = '/my site'
const files = new Set(['/index.html', '/projects.html', '/resume.pdf', '/projects/a.txt', '/_headers'])
const route = (path: string) => resolveRoute(path, base, (file) => files.has(file))

test.each<[string, Route]>([
  [`${base}/`, { kind: 'file', path: '/index.html' }],
  [`${base}/projects`, { kind: 'file', path: '/projects.html' }],
  [`${base}/projects/a.txt`, { kind: 'file', path: '/projects/a.txt' }],
  ...['/nope', '//example.com/', '/_headers', '/.git/config', '/resume.pdf/', '/../secret'].map(
    (path): [string, Route] => [base + path, { kind: 'missing' }],
  ),
  ['/projects', { kind: 'outside' }],
  [base, { kind: 'redirect', to: '/my%20site/' }],
  [`${base}/index.html`, { kind: 'redirect', to: '/my%20site/' }],
  [`${base}/projects/`, { kind: 'redirect', to: '/my%20site/projects' }],
])('below a base path %s is %j', (path, expected) => {
  expect(route(path)).toEqual(expected)
})

test('the base path of an export is read from the addresses of its scripts', () => {
  expect(readBasePath('<script src="/a/b/_next/static/chunks/x.js"></script>')).toBe('/a/b')
  expect(readBasePath('<script src="/my%20site/%C3%BC/_next/static/x.js"></script>')).toBe('/my site/ü')
  expect(readBasePath('<link href="/_next/static/x.css">')).toBe('')
  expect(readBasePath('<p>')).toBe('')
})
