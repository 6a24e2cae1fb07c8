import { spawnSync } from 'node:child_process'

const before = process.env.SITE_URL
afterEach(() => {
  if (before === undefined) delete process.env.SITE_URL
  else process.env.SITE_URL = before
})

/** The address of a site whose owner wrote one, and whose host may say another. */
function siteUrl(written: string, said?: string): string {
  jest.resetModules()
  jest.doMock('@/content/profile', () => ({ profile: { siteUrl: written } }))
  if (said === undefined) delete process.env.SITE_URL
  else process.env.SITE_URL = said
  return jest.requireActual('@/content/site-url').siteUrl
}

test('the address of the host wins, and ends in one slash', () => {
  expect(siteUrl('https://example.com/me')).toBe('https://example.com/me/')
  expect(siteUrl('https://example.com', 'https://example.org/a//')).toBe('https://example.org/a/')
})

test('O3 an address that no browser could open is blamed on whoever wrote it', () => {
  const fix = 'is not a web address. Write it in full, starting with https://.'
  expect(() => siteUrl('example.com/me')).toThrow(
    `content/profile.ts, field siteUrl ("example.com/me"): ${fix}`,
  )
  expect(() => siteUrl('https://example.com', 'example.com/me')).toThrow(
    `the variable SITE_URL ("example.com/me"): ${fix}`,
  )
})

test.each(['dev', 'doctor'])('O3 npm run %s says so in one sentence, without a stack', (script) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/jiti/lib/jiti-cli.mjs', `scripts/${script}.ts`],
    {
      encoding: 'utf8',
      env: { ...process.env, SITE_URL: 'example.com/me' },
      timeout: 25_000,
    },
  )
  expect(stderr).toMatch(/^\nthe variable SITE_URL \("example\.com\/me"\): is not a web address\.[^\n]*\n\n$/)
  expect(status).toBe(1)
})
