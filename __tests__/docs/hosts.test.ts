import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { Script } from 'node:vm'
import { parseHeaders } from '@/scripts/serve/headers'

// e2e/hosts.spec.ts runs nginx, Apache and Caddy. For these hosts only the files can be checked.

const [all, home, projects, ...hashed] = parseHeaders(readFileSync('public/_headers', 'utf8'))

const vercelRules = (
  JSON.parse(readFileSync('vercel.json', 'utf8')) as {
    headers: { source: string; headers: { key: string; value: string }[] }[]
  }
).headers.map(({ source, headers }) => ({
  source: new RegExp(`^${source}$`),
  headers: headers.map(({ key, value }) => [key, value]),
}))

test('Vercel and CloudFront send the headers of public/_headers', () => {
  const [everywhere, pages, files] = vercelRules
  expect(everywhere?.headers).toEqual(all?.headers)
  expect(cloudFrontHeaders().toSorted()).toEqual(all?.headers.toSorted())
  for (const rule of [home, projects]) {
    expect(pages?.headers).toEqual(rule?.headers)
    expect(rule?.path).toMatch(pages?.source ?? '')
  }
  expect('/og.png').not.toMatch(pages?.source ?? '')
  for (const { path, headers } of hashed) {
    expect(files?.headers).toEqual(headers)
    expect(path.replace('*', 'x.js')).toMatch(files?.source ?? '')
  }
})

test('the commands for S3 use the cache rules of public/_headers', () => {
  const page = readFileSync('docs/hosts.md', 'utf8')
  for (const { headers } of [...hashed, ...(home ? [home] : [])])
    expect(page).toContain(`--cache-control '${headers[0]?.[1]}'`)
  for (const { path } of hashed) expect(page).toContain(`'${path.slice(1)}'`)
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
