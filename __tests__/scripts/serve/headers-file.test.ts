/** @jest-environment node */
import { headersFor, parseHeadersFile } from '../../../scripts/serve/headers-file'

const rules = parseHeadersFile(`# for all
/*
  X-Frame-Options: DENY
  Content-Security-Policy: frame-ancestors 'none'

/projects
  Content-Security-Policy: default-src 'none'
/_next/static/*
  Cache-Control: public, max-age=31536000, immutable
`)

test('a path gets the headers of every rule that matches, the same name joined by a comma', () => {
  expect([...headersFor(rules, '/projects')]).toEqual([
    ['X-Frame-Options', 'DENY'],
    ['Content-Security-Policy', "frame-ancestors 'none', default-src 'none'"],
  ])
})

test('a star stands for any text, and a path without one for itself alone', () => {
  expect(headersFor(rules, '/_next/static/chunks/a.js').get('Cache-Control')).toContain('immutable')
  expect(headersFor(rules, '/projects/x').get('Content-Security-Policy')).toBe("frame-ancestors 'none'")
  expect([...headersFor(parseHeadersFile('/a/*/b\n  X: 1'), '/a/x/y/b')]).toEqual([['X', '1']])
  expect(headersFor(parseHeadersFile('/a/*/b\n  X: 1'), '/a/x/y/c').size).toBe(0)
})

test.each(['  X: 1', '/a\n  no colon', 'nonsense'])('%j is refused with its line', (text) => {
  expect(() => parseHeadersFile(text)).toThrow(/_headers line \d is neither/)
})
