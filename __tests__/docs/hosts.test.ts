/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { Script } from 'node:vm'
import { commonHeaders, hashedFolders, IMMUTABLE, REVALIDATE } from '../../scripts/finish/headers'

// nginx, Apache and Caddy are run on their recipes by e2e/hosts.spec.ts. Of these hosts only the files can be read.

const vercel = JSON.parse(readFileSync('vercel.json', 'utf8')) as {
  headers: { source: string; headers: { key: string; value: string }[] }[]
}

test.each(commonHeaders)('Vercel and CloudFront send %s', (name, value) => {
  expect(vercel.headers[0]?.headers).toContainEqual({ key: name, value })
  expect(cloudFrontHeaders()).toContainEqual([name, value])
})

test('Vercel and the commands for S3 keep hashed files for a year, and S3 asks about the rest', () => {
  const { source, headers } = vercel.headers.at(-1) ?? {}
  expect(headers).toContainEqual({ key: 'Cache-Control', value: IMMUTABLE })
  for (const folder of hashedFolders) expect(`${folder}x.js`).toMatch(new RegExp(`^${source}$`))
  const page = readFileSync('docs/hosts.md', 'utf8')
  expect(page).toContain(`--cache-control '${IMMUTABLE}'`)
  expect(page).toContain(`--cache-control '${REVALIDATE}'`)
  for (const folder of hashedFolders) expect(page).toContain(`'${folder.slice(1)}*'`)
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
    ...vercel.headers.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
    ...cloudFrontHeaders(),
  ].filter(([name]) => name === 'Content-Security-Policy')
  expect(policies.map(([, policy]) => policy)).toEqual(["frame-ancestors 'none'", "frame-ancestors 'none'"])
})

describe('the function for CloudFront', () => {
  type Query = Record<string, { value: string; multiValue?: { value: string }[] }>
  const code = readFileSync('docs/cloudfront-function.js', 'utf8')

  /** @returns the file that is asked of the bucket, or the address that is redirected to */
  function answer(uri: string, querystring: Query = {}, base = ''): string {
    const script = code.replace("const base = ''", `const base = '${base}'`)
    const request = { uri, querystring }
    const {
      uri: file,
      statusCode,
      headers,
    } = new Script(`${script}\nhandler(${JSON.stringify({ request })})`).runInNewContext() as {
      uri?: string
      statusCode?: number
      headers?: { location: { value: string } }
    }
    return file ?? `${statusCode} ${headers?.location.value}`
  }

  test.each(['', '/me'])('below "%s" clean addresses are files', (base) => {
    expect(answer(`${base}/`, {}, base)).toBe(`${base}/index.html`)
    expect(answer(`${base}/projects`, {}, base)).toBe(`${base}/projects.html`)
    expect(answer(`${base}/pictures/a.avif`, {}, base)).toBe(`${base}/pictures/a.avif`)
  })

  test.each(['', '/me'])('below "%s" other spellings of a page redirect, with the query', (base) => {
    const query = {
      q: { value: 'a%20b' },
      type: { value: 'Web', multiValue: [{ value: 'Web' }, { value: 'ML' }] },
    }
    for (const spelling of ['/projects/', '/projects.html'])
      expect(answer(base + spelling, query, base)).toBe(`308 ${base}/projects?q=a%20b&type=Web&type=ML`)
    for (const spelling of ['/index', '/index.html'])
      expect(answer(base + spelling, {}, base)).toBe(`308 ${base}/`)
  })

  test('what is not a page is asked for as it is, and redirects nobody to another site', () => {
    for (const path of [
      '/nope',
      '/nope/',
      '/nope.html',
      '//example.com/',
      '//example.com/projects/',
      '/404.html',
    ])
      expect(answer(path)).toBe(path)
  })

  test('it knows every page of the site but the home page', () => {
    const pages = readdirSync('app').filter((folder) => existsSync(`app/${folder}/page.tsx`))
    expect(pages.length).toBeGreaterThan(0)
    expect(code).toContain(`const pages = [${pages.map((page) => `'/${page}'`).join(', ')}]`)
  })
})

function cloudFrontHeaders(): [name: string, value: string][] {
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = JSON.parse(
    readFileSync('docs/cloudfront-headers.json', 'utf8'),
  )
  // The API knows these headers by names and fields of its own.
  return [
    ['X-Content-Type-Options', security.ContentTypeOptions.Override ? 'nosniff' : ''],
    ['X-Frame-Options', security.FrameOptions.FrameOption],
    ['Referrer-Policy', security.ReferrerPolicy.ReferrerPolicy],
    ['Strict-Transport-Security', `max-age=${security.StrictTransportSecurity.AccessControlMaxAgeSec}`],
    ['Content-Security-Policy', security.ContentSecurityPolicy.ContentSecurityPolicy],
    ...custom.Items.map(({ Header, Value }: { Header: string; Value: string }) => [Header, Value]),
  ]
}
