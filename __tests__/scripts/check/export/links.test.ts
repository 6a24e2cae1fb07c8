/** @jest-environment node */
import { checkLinks } from '../../../../scripts/check/export/links'
import { pageWith, siteWith } from '../../../support/site'

const faults = (body: string, files: Record<string, string> = {}, head = '') =>
  checkLinks({})(
    siteWith({ '/projects.html': pageWith(body, head), '/a.png': '', '/b.avif': '', ...files }),
  ).map(({ file, fault }) => `${file}: ${fault}`)

test('addresses that exist are no fault, however they are written', () => {
  const body = `<a href="/">1</a><a href="#here">2</a><a href="/projects#here">3</a><a href="/#top-of-page">4</a>
    <a href="?type=Web">5</a><a href="https://me.example.com/projects">6</a><a href="#">7</a><p id="here">
    <a href="https://example.com/x" target="_blank">8</a><a href="mailto:me@example.com">9</a>
    <img src="/a.png" srcset="/a.png 320w, /b.avif 640w" alt="">`
  expect(faults(body)).toEqual([])
})

test.each([
  ['<a href="/nope">', '<a href> "/nope" leads to no file'],
  ['<a href="/projects/">', '<a href> "/projects/" is not the clean address, which is /projects'],
  ['<a href="/#gone">', '<a href> "/#gone" leads to no element with the id "gone"'],
  ['<a href="">', '<a href> "" is empty'],
  ['<a href="javascript:go()">', '<a href> "javascript:go()" is a script'],
  ['<img src="/gone.png">', '<img src> "/gone.png" leads to no file'],
  ['<img srcset="/a.png 1x,\n /gone,2.png 2x ">', '<img srcset> "/gone,2.png" leads to no file'],
  ['<img srcset="/a.png 1x, /gone.png 2x">', '<img srcset> "/gone.png" leads to no file'],
  ['<picture><source srcset="/gone.avif 320w"></picture>', '<source srcset> "/gone.avif" leads to no file'],
  ['<noscript><img src="/gone.png"></noscript>', '<img src> "/gone.png" leads to no file'],
  ['<svg><use href="/gone.svg"/></svg>', '<use href> "/gone.svg" leads to no file'],
  ['<script src="https://cdn.example.org/x.js"></script>', 'is fetched from a foreign origin'],
  ['<img src="//cdn.example.org/x.png">', 'is fetched from a foreign origin'],
])('%s is a fault', (body, fault) => {
  expect(faults(body)).toEqual([expect.stringContaining(fault)])
})

test.each([
  ['<link rel="icon" href="/gone.ico">', '<link href> "/gone.ico"'],
  ['<link rel="alternate" href="/gone.json">', '<link href> "/gone.json"'],
  ['<link rel="preload" as="image" imagesrcset="/gone.avif 320w">', '<link imagesrcset> "/gone.avif"'],
  ['<meta property="og:image" content="https://me.example.com/gone.png">', 'gone.png" leads to no file'],
  ['<style>p { background: url(/gone.svg) }</style>', '<style url()> "/gone.svg"'],
  ['<noscript><meta http-equiv="refresh" content="0; url=/gone"></noscript>', '<meta content> "/gone"'],
])('%s in the head is a fault', (head, fault) => {
  expect(faults('', {}, head)).toEqual([expect.stringContaining(fault)])
})

test('stylesheets and manifests are read as well', () => {
  const files = {
    '/_next/static/x.css':
      '@font-face { src: url("../gone.woff2") } @import "gone.css"; a { b: url( \'gone 1.png\' ) }',
    '/site.webmanifest': '{"start_url":"/","icons":[{"src":"/gone.png"}]}',
  }
  expect(faults('', files)).toEqual([
    '/_next/static/x.css: url() "../gone.woff2" leads to no file',
    '/_next/static/x.css: url() "gone.css" leads to no file',
    '/_next/static/x.css: url() "gone 1.png" leads to no file',
    '/site.webmanifest: manifest "/gone.png" leads to no file',
  ])
})

test('so are the files for machines, whose fragments name things', () => {
  const files = {
    '/sitemap.xml': '<loc>https://me.example.com/projects</loc><loc>https://me.example.com/gone</loc>',
    '/llms.txt': '- [Page](https://me.example.com/gone.md), [other](https://example.org/gone)',
    '/resume.json': '{"url":"https://me.example.com/#person"}',
    '/me.vcf': 'PHOTO:https://me.example.com/a.p\r\n ng',
  }
  const head = '<script type="application/ld+json">{"image":"https://me.example.com/no.png"}</script>'
  expect(faults('', files, head)).toEqual([
    '/sitemap.xml: text "https://me.example.com/gone" leads to no file',
    '/llms.txt: text "https://me.example.com/gone.md" leads to no file',
    '/projects.html: text "https://me.example.com/no.png" leads to no file',
  ])
})

test('a base path with spaces and letters of other alphabets is the same place, written as it is or encoded', () => {
  const url = 'https://me.example.com/my%20site/%C3%BC/'
  const index = pageWith(
    '<script src="/my%20site/%C3%BC/_next/static/a.js"></script><a href="/my site/ü/projects">x</a><a href="/my%20site/%C3%BC/gone">y</a>',
  )
  const files = { '/index.html': index, '/projects.html': pageWith(''), '/_next/static/a.js': '' }
  expect(checkLinks({})(siteWith(files, url))).toEqual([
    { file: '/index.html', fault: '<a href> "/my%20site/%C3%BC/gone" leads to no file' },
  ])
})

test('below a base path, an address without it leaves the site', () => {
  const files = {
    '/index.html': pageWith(
      '<a href="/projects">x</a><a href="/a/b#main">y</a><p id="main"><a href="/a/b/projects/">z</a><img src="/a/b/a.png" alt="">',
      '<script src="/a/b/_next/static/x.js"></script>',
    ),
    '/_next/static/x.js': '',
    '/projects.html': pageWith(''),
    '/a.png': '',
  }
  expect(checkLinks({})(siteWith(files, 'https://me.example.com/a/b/')).map(({ fault }) => fault)).toEqual([
    '<a href> "/projects" leaves the base path /a/b/',
    '<a href> "/a/b/projects/" is not the clean address, which is /a/b/projects',
  ])
})

test('O1 what the owner writes of their own host is a sentence, and no address that the site made', () => {
  const files = { '/index.md': 'Read https://me.example.com/talks, and https://me.example.com/gone.' }
  const found = checkLinks({ about: ['Read https://me.example.com/talks, and more.'] })(siteWith(files))
  expect(found).toEqual([
    { file: '/index.md', fault: 'text "https://me.example.com/gone." leads to no file' },
  ])
})

test('O1 a link of the owner to their own host may lead to what something else serves there', () => {
  const links = ['https://me.example.com/game/']
  const files = {
    '/index.html': pageWith(
      '<a href="https://me.example.com/game/">x</a><a href="https://me.example.com/gone">y</a>',
    ),
  }
  expect(checkLinks({ links })(siteWith(files))).toEqual([
    { file: '/index.html', fault: '<a href> "https://me.example.com/gone" leads to no file' },
  ])
})
