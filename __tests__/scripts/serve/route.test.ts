import { basePathOf, routeOf } from '@/scripts/serve/route'

const files = new Set(['/index.html', '/projects.html', '/resume.pdf', '/projects/a.txt', '/_headers'])
const route = (path: string, basePath: string) => routeOf(path, basePath, (file) => files.has(file))

describe.each(['', '/my site'])('below "%s"', (base) => {
  test.each([
    ['/', '/index.html'],
    ['/projects', '/projects.html'],
    ['/projects/a.txt', '/projects/a.txt'],
  ])('%s is the file %s', (path, file) => {
    expect(route(base + path, base)).toEqual({ kind: 'file', path: file })
  })

  const missing = ['/nope', '//example.com/', '/_headers', '/.git/config', '/resume.pdf/', '/../secret']
  test.each(missing)('%s is missing, and leads nowhere', (path) => {
    expect(route(base + path, base)).toEqual({ kind: 'missing' })
  })

  test.each([
    ['/index.html', '/'],
    ['/index', '/'],
    ['/projects/', '/projects'],
    ['/projects.html', '/projects'],
  ])('%s leads to the clean address %s, encoded', (path, to) => {
    expect(route(base + path, base)).toEqual({ kind: 'redirect', to: encodeURI(base) + to })
  })
})

test('what lies outside of the base path is outside, and the base path itself leads home', () => {
  expect(route('/projects', '/a/b')).toEqual({ kind: 'outside' })
  expect(route('/a/b', '/a/b')).toEqual({ kind: 'redirect', to: '/a/b/' })
})

test('the base path of an export is read from where its pages look for their scripts', () => {
  expect(basePathOf('<script src="/a/b/_next/static/chunks/x.js"></script>')).toBe('/a/b')
  expect(basePathOf('<script src="/my%20site/%C3%BC/_next/static/x.js"></script>')).toBe('/my site/ü')
  expect(basePathOf('<link href="/_next/static/x.css">')).toBe('')
  expect(basePathOf('<p>')).toBe('')
})
