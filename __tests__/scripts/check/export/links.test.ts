import { pageWith, siteWith } from '@/__tests__/support/site'
import { checkLinks } from '@/scripts/check/export/links'

/** @param content what the owner wrote */
const faultsIn = (files: Record<string, string>, url?: string, content: unknown = {}) =>
  checkLinks(siteWith(files, url), content).map(({ file, fault }) => `${file}: ${fault}`)

const faults = (body: string, head = '') =>
  faultsIn({ '/projects.html': pageWith(body, head), '/a.png': '', '/b.avif': '' })

test('existing addresses are no fault in any notation', () => {
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
  ['<img srcset="/a.png 1x,\n /gone,2.png 2x ">', '<img srcset> "/gone,2.png" leads to no file'],
  ['<noscript><img src="/gone.png"></noscript>', '<img src> "/gone.png" leads to no file'],
  ['<svg><use href="/gone.svg"/></svg>', '<use href> "/gone.svg" leads to no file'],
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
  ['<script type="application/ld+json">{"image":"https://me.example.com/no.png"}</script>', 'no.png'],
])('%s in the head is a fault', (head, fault) => {
  expect(faults('', head)).toEqual([expect.stringContaining(fault)])
})

test('stylesheets, manifests and files for machines are checked, without their fragments', () => {
  const files = {
    '/_next/static/x.css':
      '@font-face { src: url("../gone.woff2") } @import "gone.css"; a { b: url( \'gone 1.png\' ) }',
    '/site.webmanifest': '{"start_url":"/","icons":[{"src":"/gone.png"}]}',
    '/sitemap.xml': '<loc>https://me.example.com/</loc><loc>https://me.example.com/gone</loc>',
    '/llms.txt': '- [Page](https://me.example.com/gone.md), [other](https://example.org/gone)',
    '/resume.json': '{"url":"https://me.example.com/#person"}',
    '/me.vcf': 'PHOTO:https://me.example.com/site.web\r\n manifest',
  }
  expect(faultsIn(files)).toEqual([
    '/_next/static/x.css: url() "../gone.woff2" leads to no file',
    '/_next/static/x.css: url() "gone.css" leads to no file',
    '/_next/static/x.css: url() "gone 1.png" leads to no file',
    '/site.webmanifest: manifest "/gone.png" leads to no file',
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

test('addresses that the owner wrote may lead elsewhere on the same host [O1]', () => {
  const content = {
    links: ['https://me.example.com/game/'],
    about: 'Read https://me.example.com/talks, too.',
  }
  const files = {
    '/index.md': 'Read https://me.example.com/talks, and https://me.example.com/gone.',
    '/index.html': pageWith(
      '<a href="https://me.example.com/game/">x</a><a href="https://me.example.com/gone">y</a>',
    ),
  }
  expect(faultsIn(files, undefined, content)).toEqual([
    '/index.html: <a href> "https://me.example.com/gone" leads to no file',
    '/index.md: text "https://me.example.com/gone." leads to no file',
  ])
})
