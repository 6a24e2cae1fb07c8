import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { temporaryFolder } from '@/__tests__/support/temporary-folder'
import { type Route, resolveRoute } from '@/scripts/serve/route'
import { serve } from '@/scripts/serve/server'

const path = temporaryFolder()

/** Writes an export as `next build` does: an empty folder first. */
function build(version: string): void {
  const script = `_next/static/chunks/${version}.js`
  const files = {
    'index.html': `<script src="/${script}"></script>`,
    '404.html': `No page in ${version}`,
    [script]: version,
    [`${version}.html`]: version,
  }
  rmSync(path('out'), { recursive: true, force: true })
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(path('out', file)), { recursive: true })
    writeFileSync(path('out', file), text)
  }
}

test('chunks, pages and headers of a new build are served without a restart', async () => {
  build('first')
  const { url, close } = await serve({ folder: path('out'), port: 0 })
  const get = async (file: string) => {
    const response = await fetch(url + file)
    return {
      status: response.status,
      text: await response.text(),
      cache: response.headers.get('Cache-Control'),
    }
  }
  try {
    expect(await get('_next/static/chunks/first.js')).toMatchObject({ status: 200, text: 'first' })
    rmSync(path('out'), { recursive: true })
    expect(await get('_next/static/chunks/first.js')).toMatchObject({ status: 404 })
    build('second')
    expect(await get('_next/static/chunks/second.js')).toMatchObject({
      status: 200,
      text: 'second',
      cache: 'public, max-age=31536000, immutable',
    })
    expect(await get('second')).toMatchObject({ status: 200, cache: 'public, max-age=0, must-revalidate' })
    expect(await get('first')).toMatchObject({ status: 404, text: 'No page in second' })
  } finally {
    await close()
  }
})

const base = '/my site'
const files = new Set(['/index.html', '/projects.html', '/resume.pdf', '/projects/a.txt', '/_headers'])
const route = (path: string) => resolveRoute(path, base, (file) => files.has(file))

test.each<[string, Route]>([
  [`${base}/`, { kind: 'file', path: '/index.html' }],
  [`${base}/projects`, { kind: 'file', path: '/projects.html' }],
  [`${base}/projects/a.txt`, { kind: 'file', path: '/projects/a.txt' }],
  ...['/nope', '//example.com/', '/_headers', '/.git/config', '/resume.pdf/', '/../secret'].map(
    (path): [string, Route] => [base + path, { kind: 'missing' }],
  ),
  ['/projects', { kind: 'outside' }],
  [base, { kind: 'redirect', to: '/my%20site/' }],
  [`${base}/index.html`, { kind: 'redirect', to: '/my%20site/' }],
  [`${base}/projects/`, { kind: 'redirect', to: '/my%20site/projects' }],
])('below a base path %s is %j', (path, expected) => {
  expect(route(path)).toEqual(expected)
})
