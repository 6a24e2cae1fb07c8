import { randomBytes } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { type Budget, budgetFaults } from '@/scripts/check/export/budgets'
import { checkLeaks } from '@/scripts/check/export/leaks'
import { checkLinks } from '@/scripts/check/export/links'
import { checkPreloads } from '@/scripts/check/export/pages'
import { createSite, type Site } from '@/scripts/check/export/site'

function pageWith(body: string, head = ''): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">${head}<title>T</title></head><body>${body}</body></html>`
}

/** Returns a small export of these texts by path. */
function siteWith(files: Record<string, string>, url = 'https://me.example.com/'): Site {
  const all: Record<string, string> = { '/index.html': pageWith('<p id="top-of-page">'), ...files }
  return createSite(Object.keys(all), (file) => Buffer.from(all[file] ?? ''), url)
}

test.each([
  ['50vw', []],
  ['100vw', ['preloads /a.avif 320w, which no picture has with these sizes']],
])('a preload must have the sizes of its picture: %s', (sizes, faults) => {
  const preload = '<link rel="preload" as="image" imagesrcset="/a.avif 320w" imagesizes="50vw">'
  const picture = `<picture><source srcset="/a.avif 320w" sizes="${sizes}"></picture>`
  const site = siteWith({ '/index.html': pageWith(picture, preload) })
  expect(checkPreloads(site).map(({ fault }) => fault)).toEqual(faults)
})

const leaksIn = (file: string, text: string, checkout = '/build/site') =>
  checkLeaks(siteWith({ [file]: text }), checkout).map(({ fault }) => fault)

const token = (start: string) => start + 'Ab1'.repeat(16)

test.each([
  ['/x.js', '//# sourceMappingURL=x.js.map', 'refers to a source map'],
  ['/x.js.map', '{}', 'is a source map'],
  ['/x.css', '/* /build/site/app */', 'contains a path of the build machine'],
  ['/x.js', 'import("file:///build/site/node_modules/a/b.js")', 'contains a path of the build machine'],
  ['/x.json', token('ghp_'), 'contains a possible code-hosting token'],
  ['/x.md', `${'-'.repeat(5)}BEGIN RSA PRIVATE KEY${'-'.repeat(5)}`, 'contains a private key'],
  ['/x.js', `k="${'AKIA'}${'A1B2'.repeat(4)}"`, 'contains a possible cloud key'],
  ['/x.js', 'class a extends ZodError{}', 'contains the content schema'],
])('%s with %s is a fault', (file, text, fault) => {
  expect(leaksIn(file, text)).toEqual([expect.stringContaining(fault)])
})

test('text that only resembles a leak is not reported', () => {
  const text =
    '.a{background:url(data:image/svg+xml;base64,AA)} a house at /projects, risk-free, AKIAtable, ' +
    'https://example.org/home/about/, file:///etc/passwd, https://example.org/sk-a-library-of-the-slovak-nation-2020'
  expect(leaksIn('/x.js', text)).toEqual([])
})

test.each([
  ['/app', '/app/node_modules/a.js', 1],
  ['/app', '"/app/_next/static/chunks/app/page.js" https://example.org/app/content/', 0],
  [String.raw`C:\Users\me\site`, String.raw`"C:\\Users\\me\\site\\app\\page.tsx"`, 1],
])('a checkout in %s and the text %s are %i faults', (checkout, text, faults) => {
  expect(leaksIn('/x.js', text, checkout)).toHaveLength(faults)
})

const budget: Budget = { html: 2000, script: 42_000, style: 3000, font: 9000, firstView: 80_000 }
const home = pageWith(
  '<img src="/pictures/big.jpg">',
  '<script src="/a.js"></script><script src="/b.js" async></script><script nomodule src="/old.js"></script>' +
    '<link rel="stylesheet" href="/s.css"><link rel="preload" as="font" href="/f.woff2">' +
    '<link rel="preload" as="image" imagesrcset="/pictures/me-660.avif 660w, /pictures/me-960.avif 960w">',
)

const sizes: Record<string, number> = {
  '/a.js': 29_000,
  '/b.js': 10_000,
  '/old.js': 500_000,
  '/s.css': 2000,
  '/f.woff2': 9000,
  '/pictures/big.jpg': 149_000,
  '/pictures/me-660.avif': 12_000,
  '/pictures/me-960.avif': 59_000,
}

function faultsWith(planted: Record<string, number>, allowed = budget, page = home): string[] {
  const all = { ...sizes, ...planted }
  // Random bytes, which compression cannot make smaller.
  const bytes = (file: string) => (file === '/index.html' ? Buffer.from(page) : randomBytes(all[file] ?? 0))
  const site = createSite(['/index.html', ...Object.keys(all)], bytes, 'https://me.example.com/')
  return budgetFaults(site, { '/index.html': allowed }).map(({ file, fault }) => `${file}: ${fault}`)
}

test.each<[planted: Record<string, number>, less: Partial<Budget>, fault: RegExp]>([
  [{ '/b.js': 23_000 }, {}, /^\/index.html: the script files \(\/a.js 29.\d kB, \/b.js 23.\d kB\): 52.\d kB/],
  [{ '/s.css': 3100 }, {}, /^\/index.html: the style files/],
  [{ '/f.woff2': 9001 }, {}, /^\/index.html: the font files/],
  [{ '/pictures/huge-1600.avif': 400_000 }, {}, /huge-1600.avif: the picture: 400.0 kB/],
  [{ '/pictures/me-960.avif': 61_000 }, {}, /me-960.avif: the picture: 61.0 kB/],
  [{}, { html: 100 }, /the html files/],
  [{}, { firstView: 60_000 }, /the files of the first view: 6\d\.\d kB/],
])('%j with %j is over budget, and named', (planted, less, fault) => {
  expect(faultsWith(planted, { ...budget, ...less })).toEqual([expect.stringMatching(fault)])
})

test('the build id and the hashes of the policy do not count, because each edit changes them', () => {
  const pageWithHashes = (id: string, policy: string) => `${home}"${id}" '${policy}'`
  const html = brotliCompressSync(pageWithHashes('', '')).length
  const [id, policy] = [randomBytes(8).toString('hex'), randomBytes(32).toString('base64')]
  expect(faultsWith({}, { ...budget, html }, pageWithHashes(id, `sha256-${policy}`))).toEqual([])
  expect(faultsWith({}, { ...budget, html }, pageWithHashes(id, policy))).toHaveLength(1)
})

/** @param content what the owner wrote */
const faultsIn = (files: Record<string, string>, url?: string, content: unknown = {}) =>
  checkLinks(siteWith(files, url), content).map(({ file, fault }) => `${file}: ${fault}`)

const linkFaults = (body: string, head = '') =>
  faultsIn({ '/projects.html': pageWith(body, head), '/a.png': '', '/b.avif': '' })

test('existing addresses are valid in any notation', () => {
  const body = `<a href="/">1</a><a href="#here">2</a><a href="/projects#here">3</a><a href="/#top-of-page">4</a>
    <a href="?type=Web">5</a><a href="https://me.example.com/projects">6</a><p id="here">
    <a href="https://example.com/x" target="_blank">8</a><a href="mailto:me@example.com">9</a>
    <img src="/a.png" srcset="/a.png 320w, /b.avif 640w" alt="">`
  expect(linkFaults(body)).toEqual([])
})

test.each([
  ['<a href="/nope">', '<a href> "/nope" leads to no file'],
  ['<a href="/projects/">', '<a href> "/projects/" is not the clean address, which is /projects'],
  ['<a href="/#gone">', '<a href> "/#gone" leads to no element with the id "gone"'],
  ['<img srcset="/a.png 1x,\n /gone,2.png 2x ">', '<img srcset> "/gone,2.png" leads to no file'],
  ['<noscript><img src="/gone.png"></noscript>', '<img src> "/gone.png" leads to no file'],
  ['<svg><use href="/gone.svg"/></svg>', '<use href> "/gone.svg" leads to no file'],
  ['<img src="//cdn.example.org/x.png">', 'is fetched from a foreign origin'],
])('%s is a fault', (body, fault) => {
  expect(linkFaults(body)).toEqual([expect.stringContaining(fault)])
})

test.each([
  ['<link rel="icon" href="/gone.ico">', '<link href> "/gone.ico"'],
  ['<link rel="alternate" href="/gone.json">', '<link href> "/gone.json"'],
  ['<link rel="preload" as="image" imagesrcset="/gone.avif 320w">', '<link imagesrcset> "/gone.avif"'],
  ['<meta property="og:image" content="https://me.example.com/gone.png">', 'gone.png" leads to no file'],
  ['<script type="application/ld+json">{"image":"https://me.example.com/no.png"}</script>', 'no.png'],
])('%s in the head is a fault', (head, fault) => {
  expect(linkFaults('', head)).toEqual([expect.stringContaining(fault)])
})

test('manifests and files for machines are checked, without their fragments', () => {
  const files = {
    '/site.webmanifest': '{"start_url":"/","icons":[{"src":"/gone.png"}]}',
    '/sitemap.xml': '<loc>https://me.example.com/</loc><loc>https://me.example.com/gone</loc>',
    '/llms.txt': '- [Page](https://me.example.com/gone.md), [other](https://example.org/gone)',
    '/resume.json': '{"url":"https://me.example.com/#person"}',
    '/me.vcf': 'PHOTO:https://me.example.com/site.web\r\n manifest',
  }
  expect(faultsIn(files)).toEqual([
    '/site.webmanifest: text "/gone.png" leads to no file',
    '/sitemap.xml: text "https://me.example.com/gone" leads to no file',
    '/llms.txt: text "https://me.example.com/gone.md" leads to no file',
  ])
})

test('addresses outside the base path are faults, with spaces and other alphabets, encoded or not', () => {
  const base = '/my%20site/%C3%BC'
  const links = ['/my site/ü/projects', `${base}#main`, '/projects', `${base}/gone`, `${base}/projects/`]
  const body = links.map((link) => `<a href="${link}">x</a>`).join('')
  const script = `<script src="${base}/_next/static/a.js"></script>`
  const files = {
    '/index.html': pageWith(`${body}<p id="main">`, script),
    '/projects.html': pageWith(''),
    '/_next/static/a.js': '',
  }
  expect(faultsIn(files, `https://me.example.com${base}/`)).toEqual([
    '/index.html: <a href> "/projects" leaves the base path /my site/ü/',
    `/index.html: <a href> "${base}/gone" leads to no file`,
    `/index.html: <a href> "${base}/projects/" is not the clean address, which is ${base}/projects`,
  ])
})

test.each([
  ['go?a=1&b=2', 'go?a=1&amp;b=2', 'go?a=1&b=2'],
  ['app/#start', 'app/#start', 'app/#start'],
  ['a_(b)', 'a_(b)', 'a_%28b%29'],
  ["it's", 'it&#x27;s', "it's"],
])(
  'the address %s that the owner wrote may lead elsewhere on the same host [O1]',
  (path, inHtml, inMarkdown) => {
    const address = 'https://me.example.com/'
    const files = {
      '/index.html': pageWith(`<a href="${address}${inHtml}">x</a>`),
      '/index.md': `[x](${address}${inMarkdown})`,
      '/resume.json': JSON.stringify({ url: address + path }),
    }
    expect(faultsIn(files, undefined, { links: [{ href: address + path }] })).toEqual([])
    expect(faultsIn(files)).not.toEqual([])
  },
)

test('addresses in a text of the owner may lead elsewhere on the same host [O1]', () => {
  const content = {
    links: ['https://me.example.com/go/'],
    about: 'Read https://me.example.com/talks, too.',
  }
  const files = {
    '/index.md': 'Read https://me.example.com/talks, and https://me.example.com/gone.',
    '/index.html': pageWith(
      '<a href="https://me.example.com/go/">x</a><a href="https://me.example.com/gone">y</a>',
    ),
  }
  expect(faultsIn(files, undefined, content)).toEqual([
    '/index.html: <a href> "https://me.example.com/gone" leads to no file',
    '/index.html: text "https://me.example.com/gone" leads to no file',
    '/index.md: text "https://me.example.com/gone" leads to no file',
  ])
})
