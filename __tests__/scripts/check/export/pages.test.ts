import { pageWith, siteWith } from '@/__tests__/support/site'
import { checkPages } from '@/scripts/check/export/pages'

const faults = (body: string, head = '') =>
  checkPages(siteWith({ '/index.html': pageWith(body, head) })).map(({ fault }) => fault)

const preload = '<link rel="preload" as="image" imagesrcset="/a.avif 320w" imagesizes="50vw">'

test('a valid page has no fault', () => {
  const head = `<link rel="canonical" href="https://me.example.com/"><meta property="og:url" content="https://me.example.com/">`
  const body = `<a target="_blank" rel="me noopener" href="/">x</a><picture><source srcset="/a.avif 320w" sizes="50vw"></picture>`
  expect(faults(body, head + preload)).toEqual([])
})

test.each([
  ['<a target="_blank" href="/x">x</a>', '', '<a href="/x"> opens a new tab without rel="noopener"'],
  ['<button onclick="go()">', '', '<button onclick> is an inline handler, which the policy blocks'],
  [
    '',
    '<link rel="canonical" href="https://a/"><meta property="og:url" content="https://b/">',
    'canonical is https://a/, but og:url is https://b/',
  ],
  [
    '<picture><source srcset="/a.avif 320w" sizes="100vw"></picture>',
    preload,
    'preloads /a.avif 320w, which no picture has with these sizes',
  ],
  ['', '<meta http-equiv="content-security-policy" content="x">', 'has 2 content security policies, not one'],
])('%s%s is a fault', (body, head, fault) => {
  expect(faults(body, head)).toEqual([fault])
})

test.each([
  ["'none'", "'self' 'unsafe-inline'"],
  ['go()', 'stop()'],
])('the policy does not fit a page whose %s is replaced by %s', (from, to) => {
  const site = siteWith({ '/x.html': pageWith('<script>go()</script>').replace(from, to) })
  expect(checkPages(site)).toEqual([
    { file: '/x.html', fault: expect.stringContaining('has a policy that does not match its scripts') },
  ])
})
