const { env } = process
afterEach(() => {
  process.env = env
})

interface Options {
  written?: string
  variables?: Record<string, string>
}

/** Reads the address from content/profile.ts and these environment variables. */
function addressOf({ written, variables = {} }: Options): typeof import('@/content/schema/site-url') {
  jest.resetModules()
  jest.doMock('@/content/profile', () => ({ profile: { siteUrl: written } }))
  process.env = { NODE_ENV: 'test', ...variables }
  return jest.requireActual('@/content/schema/site-url')
}

const own = 'https://example.com/me'
const vercel = { VERCEL: '1', VERCEL_PROJECT_PRODUCTION_URL: 'vercel.example.org' }
const netlify = { NETLIFY: 'true', URL: 'https://netlify.example.org' }

test('SITE_URL wins over content/profile.ts, which wins over the host [O11]', () => {
  const SITE_URL = 'https://example.org/a//'
  const cases: [Options, string, string][] = [
    [{ written: own, variables: { SITE_URL, ...vercel } }, 'https://example.org/a/', '/a'],
    [{ written: own, variables: { SITE_URL: '', ...vercel } }, 'https://example.com/me/', '/me'],
    [{ variables: vercel }, 'https://vercel.example.org/', ''],
    // Links that start with // would lead to another host.
    [{ written: 'https://example.com//me/index.html' }, 'https://example.com/me/', '/me'],
  ]
  for (const [options, siteUrl, basePath] of cases) {
    expect(addressOf(options)).toMatchObject({ siteUrl, basePath })
  }
})

test.each<[string, Record<string, string>, string]>([
  ['Vercel', vercel, 'https://vercel.example.org/'],
  ['Netlify', netlify, 'https://netlify.example.org/'],
  ['Cloudflare Pages', { CF_PAGES_URL: 'https://1a2b3c4d.me.pages.dev' }, 'https://me.pages.dev/'],
  ['Cloudflare Pages', { CF_PAGES_URL: 'https://me.pages.dev/' }, 'https://me.pages.dev/'],
])('%s reports the address of its production site to the build [O11]', (_, variables, siteUrl) => {
  expect(addressOf({ variables }).siteUrl).toBe(siteUrl)
})

test('without any of them the address is unknown, even if a program other than Netlify sets URL [O11]', () => {
  const unknown = { siteUrl: undefined, basePath: '' }
  expect(addressOf({})).toMatchObject(unknown)
  expect(addressOf({ variables: { URL: 'https://example.org' } })).toMatchObject(unknown)
})

test('an address that no browser can open is reported with its source [O3]', () => {
  const fix = 'is not a web address. Write it in full, starting with https://.'
  expect(() => addressOf({ written: 'example.com/me' })).toThrow(
    `content/profile.ts, field siteUrl ("example.com/me"): ${fix}`,
  )
  expect(() => addressOf({ written: own, variables: { SITE_URL: 'example.com/me' } })).toThrow(
    `the variable SITE_URL ("example.com/me"): ${fix}`,
  )
  expect(() => addressOf({ variables: { ...netlify, URL: 'me' } })).toThrow(`the variable URL ("me"): ${fix}`)
})
