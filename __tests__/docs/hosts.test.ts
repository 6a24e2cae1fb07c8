import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { Script } from 'node:vm'
import { commonHeaders, hashedFolders, IMMUTABLE, REVALIDATE } from '@/scripts/build/headers'

// e2e/hosts.spec.ts runs nginx, Apache and Caddy. For these hosts only the files can be checked.

const vercelRules = (
  JSON.parse(readFileSync('vercel.json', 'utf8')) as {
    headers: { source: string; headers: { key: string; value: string }[] }[]
  }
).headers.map(({ source, headers }) => ({
  source: new RegExp(`^${source}$`),
  headers: headers.map(({ key, value }) => [key, value]),
}))

test('Vercel and CloudFront send the common headers, and Vercel caches hashed files for a year', () => {
  const [everywhere, pages, hashed] = vercelRules
  expect(everywhere?.headers).toEqual(commonHeaders)
  expect(cloudFrontHeaders().toSorted()).toEqual(commonHeaders.toSorted())
  const sameOrigin = ['Cross-Origin-Resource-Policy', 'same-origin']
  expect(pages?.headers).toEqual([['Cache-Control', REVALIDATE], sameOrigin])
  expect(hashed?.headers).toEqual([['Cache-Control', IMMUTABLE], sameOrigin])
  for (const path of ['/', '/projects']) expect(path).toMatch(pages?.source ?? '')
  expect('/og.png').not.toMatch(pages?.source ?? '')
  for (const folder of hashedFolders) expect(`${folder}x.js`).toMatch(hashed?.source ?? '')
})

test('the commands for S3 cache hashed files for a year and revalidate the rest', () => {
  const page = readFileSync('docs/hosts.md', 'utf8')
  for (const cache of [IMMUTABLE, REVALIDATE]) expect(page).toContain(`--cache-control '${cache}'`)
  for (const folder of hashedFolders) expect(page).toContain(`'${folder.slice(1)}*'`)
})

describe.each(['', '/me'])('the function for CloudFront, below "%s"', (base) => {
  const code = readFileSync('docs/cloudfront-function.js', 'utf8')

  /** @returns the file requested from the bucket, or the status and address of a redirect */
  function resolve(path: string, querystring = {}): string {
    const script = code.replace("const base = ''", `const base = '${base}'`)
    const event = JSON.stringify({ request: { uri: base + path, querystring } })
    const { uri, statusCode, headers } = new Script(`${script}\nhandler(${event})`).runInNewContext()
    return uri ?? `${statusCode} ${headers.location.value}`
  }

  test('every page has a clean address, and other spellings redirect to it with their query', () => {
    const query = {
      q: { value: 'a%20b' },
      type: { value: 'Web', multiValue: [{ value: 'Web' }, { value: 'ML' }] },
    }
    const names = readdirSync('app').filter((folder) => existsSync(`app/${folder}/page.tsx`))
    expect(names).toContain('projects')
    for (const name of names) {
      expect(resolve(`/${name}`)).toBe(`${base}/${name}.html`)
      for (const spelling of [`/${name}/`, `/${name}.html`])
        expect(resolve(spelling, query)).toBe(`308 ${base}/${name}?q=a%20b&type=Web&type=ML`)
    }
    expect(resolve('/')).toBe(`${base}/index.html`)
    for (const spelling of ['/index', '/index.html']) expect(resolve(spelling)).toBe(`308 ${base}/`)
  })

  test.each(['/pictures/a.avif', '/nope', '/nope/', '/nope.html', '//example.com/projects/', '/404.html'])(
    '%s is requested unchanged and redirects to no other site',
    (path) => {
      expect(resolve(path)).toBe(base + path)
    },
  )
})

function cloudFrontHeaders(): (readonly [name: string, value: string])[] {
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = JSON.parse(
    readFileSync('docs/cloudfront-headers.json', 'utf8'),
  )
  // The API has its own names for these headers.
  return [
    ['X-Content-Type-Options', security.ContentTypeOptions.Override ? 'nosniff' : ''],
    ['X-Frame-Options', security.FrameOptions.FrameOption],
    ['Referrer-Policy', security.ReferrerPolicy.ReferrerPolicy],
    ['Strict-Transport-Security', `max-age=${security.StrictTransportSecurity.AccessControlMaxAgeSec}`],
    ['Content-Security-Policy', security.ContentSecurityPolicy.ContentSecurityPolicy],
    ...custom.Items.map(({ Header, Value }: { Header: string; Value: string }) => [Header, Value]),
  ]
}
