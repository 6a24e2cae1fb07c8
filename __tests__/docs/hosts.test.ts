import { readFileSync } from 'node:fs'
import { findHeaders, parseHeaders } from '@/scripts/serve/headers'

// e2e/hosts.spec.ts runs nginx and Caddy. Of Vercel only the settings can be checked.

const rules = parseHeaders(readFileSync('public/_headers', 'utf8'))
const vercel = JSON.parse(readFileSync('vercel.json', 'utf8')) as {
  headers: { source: string; headers: { key: string; value: string }[] }[]
}

function vercelHeaders(path: string): Map<string, string> {
  const matching = vercel.headers.filter(({ source }) => new RegExp(`^${source}$`).test(path))
  return new Map(matching.flatMap(({ headers }) => headers).map(({ key, value }) => [key, value]))
}

const paths = ['/', '/projects', '/projects/snip', '/_next/static/a.js', '/pictures/a.avif', '/og.png']

test.each(paths)('Vercel sends the headers of public/_headers with %s', (path) => {
  expect(vercelHeaders(path)).toEqual(findHeaders(rules, path))
})
