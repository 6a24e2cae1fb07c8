/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { commonHeaders, hashedFolders, IMMUTABLE, REVALIDATE } from '../../scripts/finish/headers'

const nginx = readFileSync('docs/nginx.conf', 'utf8').replace(/^\s*#.*$/gm, '')
const vercel = JSON.parse(readFileSync('vercel.json', 'utf8')) as {
  headers: { source: string; headers: { key: string; value: string }[] }[]
}

test.each(commonHeaders)('every host sends the same %s', (name, value) => {
  expect(nginx).toContain(`add_header ${name} "${value}" always;`)
  expect(vercel.headers[0]?.headers).toContainEqual({ key: name, value })
})

test('every host keeps hashed files for a year, and nginx asks about the rest', () => {
  expect(nginx).toContain(`"${IMMUTABLE}"`)
  expect(nginx).toContain(`"${REVALIDATE}"`)
  const { source, headers } = vercel.headers.at(-1) ?? {}
  expect(headers).toContainEqual({ key: 'Cache-Control', value: IMMUTABLE })
  for (const folder of hashedFolders) expect(`${folder}x.js`).toMatch(new RegExp(`^${source}$`))
})

test('Vercel says of pages what the others say of them', () => {
  const { source, headers } = vercel.headers[1] ?? {}
  expect(headers).toEqual([
    { key: 'Cache-Control', value: REVALIDATE },
    { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  ])
  for (const path of ['/', '/projects']) expect(path).toMatch(new RegExp(`^${source}$`))
  expect('/og.png').not.toMatch(new RegExp(`^${source}$`))
})

test('one policy header a host, which says only what a page cannot say itself', () => {
  const policies = [
    ...commonHeaders.filter(([name]) => name === 'Content-Security-Policy').map(([, value]) => value),
    ...[...nginx.matchAll(/add_header Content-Security-Policy "([^"]*)"/g)].map(([, value]) => value),
    ...vercel.headers
      .flatMap(({ headers }) => headers.filter(({ key }) => key === 'Content-Security-Policy'))
      .map(({ value }) => value),
  ]
  expect(policies).toEqual(Array(3).fill("frame-ancestors 'none'"))
})

test('no location of nginx has an add_header of its own, which would drop all the others', () => {
  const locations = nginx.match(/^\s*location [^{]*\{[^}]*\}/gm) ?? []
  expect(locations.length).toBeGreaterThan(5)
  expect(locations.filter((location) => location.includes('add_header'))).toEqual([])
})
