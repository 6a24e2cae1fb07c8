import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { Script } from 'node:vm'
import { commonHeaders, hashedFolders, IMMUTABLE, REVALIDATE } from '../../scripts/build/headers'

// nginx, Apache and Caddy are run on their recipes by e2e/hosts.spec.ts. Of these hosts only the files can be read.

const vercelRules = (
  JSON.parse(readFileSync('vercel.json', 'utf8')) as {
    headers: { source: string; headers: { key: string; value: string }[] }[]
  }
).headers.map(({ source, headers }) => ({
  source: new RegExp(`^${source}$`),
  headers: headers.map(({ key, value }) => [key, value]),
}))
const [everywhere, pages, hashed] = vercelRules

test('Vercel and CloudFront send the headers of every host, and no other policy', () => {
  expect(vercelRules).toHaveLength(3)
  expect(everywhere?.headers).toEqual(commonHeaders)
  expect(cloudFrontHeaders().toSorted()).toEqual(commonHeaders.toSorted())
})

test('Vercel says of pages and of hashed files what the others say of them', () => {
  const part = (cache: string) => [
    ['Cache-Control', cache],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ]
  expect(pages?.headers).toEqual(part(REVALIDATE))
  for (const path of ['/', '/projects']) expect(path).toMatch(pages?.source ?? '')
  expect('/og.png').not.toMatch(pages?.source ?? '')
  expect(hashed?.headers).toEqual(part(IMMUTABLE))
  for (const folder of hashedFolders) expect(`${folder}x.js`).toMatch(hashed?.source ?? '')
})

test('Vercel and Netlify find in the repository how to build the site and where it is', () => {
  const { buildCommand, outputDirectory } = JSON.parse(readFileSync('vercel.json', 'utf8'))
  expect([buildCommand, outputDirectory]).toEqual(['npm run build', 'out'])
  const netlify = readFileSync('netlify.toml', 'utf8')
  expect(netlify).toContain('command = "npm run build"\npublish = "out"')
})

test('the commands for S3 keep hashed files for a year, and ask about the rest', () => {
  const page = readFileSync('docs/hosts.md', 'utf8')
  for (const cache of [IMMUTABLE, REVALIDATE]) expect(page).toContain(`--cache-control '${cache}'`)
  for (const folder of hashedFolders) expect(page).toContain(`'${folder.slice(1)}*'`)
})

describe.each(['', '/me'])('the function for CloudFront, below "%s"', (base) => {
  const code = readFileSync('docs/cloudfront-function.js', 'utf8')

  /** @returns the file that is asked of the bucket, or the address that is redirected to */
  function answer(path: string, querystring = {}): string {
    const script = code.replace("const base = ''", `const base = '${base}'`)
    const event = JSON.stringify({ request: { uri: base + path, querystring } })
    const { uri, statusCode, headers } = new Script(`${script}\nhandler(${event})`).runInNewContext()
    return uri ?? `${statusCode} ${headers.location.value}`
  }

  test('every page of the site has a clean address, and other spellings lead to it with the query', () => {
    const query = {
      q: { value: 'a%20b' },
      type: { value: 'Web', multiValue: [{ value: 'Web' }, { value: 'ML' }] },
    }
    const names = readdirSync('app').filter((folder) => existsSync(`app/${folder}/page.tsx`))
    expect(names).toContain('projects')
    for (const name of names) {
      expect(answer(`/${name}`)).toBe(`${base}/${name}.html`)
      for (const spelling of [`/${name}/`, `/${name}.html`])
        expect(answer(spelling, query)).toBe(`308 ${base}/${name}?q=a%20b&type=Web&type=ML`)
    }
    expect(answer('/')).toBe(`${base}/index.html`)
    for (const spelling of ['/index', '/index.html']) expect(answer(spelling)).toBe(`308 ${base}/`)
  })

  test.each(['/pictures/a.avif', '/nope', '/nope/', '/nope.html', '//example.com/projects/', '/404.html'])(
    '%s is asked for as it is, and redirects nobody to another site',
    (path) => {
      expect(answer(path)).toBe(base + path)
    },
  )
})

function cloudFrontHeaders(): (readonly [name: string, value: string])[] {
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
