import { randomBytes } from 'node:crypto'
import { checkBudgets } from '@/scripts/check/export/budgets'
import { checkLinks } from '@/scripts/check/export/links'
import { checkMarkup } from '@/scripts/check/export/markup'
import { createSite } from '@/scripts/check/export/site'

function pageWith(body: string, head = ''): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">${head}<title>T</title></head><body>${body}</body></html>`
}

/** Returns a small export of these files by path. */
function siteWith(files: Record<string, string | Buffer>) {
  const all = { '/index.html': pageWith('<p id="top">'), ...files }
  return createSite(Object.keys(all), (file) => Buffer.from(Reflect.get(all, file)))
}

const faultsIn = (body: string, head = '') =>
  checkLinks(
    siteWith({ '/projects.html': pageWith(body, head), '/a.png': '', '/b.avif': '' }),
    'https://me.example.com/',
  )

test('existing addresses are valid in any notation, and the owner may link to any other address', () => {
  const body = `<a href="/">1</a><a href="#here">2</a><a href="/projects#here">3</a><a href="/#top">4</a>
    <a href="?type=Web">5</a><a href="https://me.example.com/other">6</a><p id="here">
    <a href="https://example.com/x">7</a><a href="mailto:me@example.com">8</a>
    <img src="/a.png" srcset="/a.png 320w, /b.avif 640w" alt="">`
  const head = '<link rel="canonical" href="https://me.example.com/projects">'
  expect(faultsIn(body, head)).toEqual([])
})

test.each([
  ['<a href="/nope">', '<a> "/nope" leads to no file'],
  ['<a href="/projects/">', '<a> "/projects/" is not the clean address, which is /projects'],
  ['<a href="/#gone">', '<a> "/#gone" leads to no element #gone'],
  ['<img srcset="/a.png 1x, /gone.png 2x">', '<img> "/gone.png" leads to no file'],
  ['<img src="//cdn.example.org/x.png">', 'is loaded from another origin'],
])('%s is a fault', (body, fault) => {
  expect(faultsIn(body)).toEqual([expect.stringContaining(fault)])
})

test('addresses outside the base path are faults', () => {
  const links = ['/my/projects', '/my#main', '/projects', '/my/gone']
  const body = links.map((link) => `<a href="${link}">x</a>`).join('')
  const site = siteWith({
    '/index.html': pageWith(`${body}<p id="main">`, '<script src="/my/_next/static/a.js"></script>'),
    '/projects.html': pageWith(''),
    '/_next/static/a.js': '',
  })
  expect(checkLinks(site, 'https://me.example.com/my/')).toEqual([
    '/index.html: <a> "/projects" leaves the base path /my/',
    '/index.html: <a> "/my/gone" leads to no file',
  ])
})

test('a screen over its budget is reported with both figures', () => {
  const head =
    '<script src="/a.js"></script><script nomodule src="/old.js"></script>' +
    '<link rel="stylesheet" href="/s.css"><link rel="preload" as="font" href="/f.woff2">'
  const site = siteWith({
    '/index.html': pageWith('', head),
    '/a.js': randomBytes(2000),
    '/old.js': randomBytes(9000),
    '/s.css': randomBytes(3000),
    '/f.woff2': randomBytes(4000),
  })
  const enough = { html: 2000, script: 2100, style: 3100, font: 4000 }
  expect(checkBudgets(site, enough)).toEqual([])
  expect(checkBudgets(site, { ...enough, font: 3999 })).toEqual([
    '/index.html: 4000 bytes of font, over the budget of 3999',
  ])
  expect(checkBudgets(site, { ...enough, script: 1900, style: 2900 })).toHaveLength(2)
})

test('invalid markup is reported with its rule', async () => {
  const site = siteWith({ '/index.html': pageWith('<h1>T</h1><img src="/a.png">') })
  expect(await checkMarkup(site)).toEqual([expect.stringMatching(/^\/index\.html: .*\(wcag\/h37 at /)])
})
