import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { temporaryFolder } from '@/__tests__/support/temporary-folder'
import { findHeaders, parseHeaders } from '@/scripts/serve/headers'
import { serve } from '@/scripts/serve/server'

const path = temporaryFolder()

test('an export below a path is served with its headers, and with the 404 page for unknown and invalid addresses', async () => {
  const exported = {
    _headers: '/*\n  X-Frame-Options: DENY\n\n/_next/static/*\n  Cache-Control: immutable\n',
    'index.html': '<script src="/my/_next/static/a.js"></script>',
    '404.html': 'No such page',
    '_next/static/a.js': 'code',
    'projects.html': 'All projects',
  }
  for (const [file, text] of Object.entries(exported)) {
    mkdirSync(dirname(path(file)), { recursive: true })
    writeFileSync(path(file), text)
  }
  const { url, close } = await serve({ folder: path(), port: 0 })
  const get = async (address: string) => {
    const { status, headers } = await fetch(url + address, { redirect: 'manual' })
    expect(headers.get('X-Frame-Options')).toBe('DENY')
    return { status, cache: headers.get('Cache-Control'), to: headers.get('Location') }
  }
  const cache = 'public, max-age=0, must-revalidate'
  try {
    expect(url).toMatch(/^http:\/\/localhost:\d+\/my\/$/)
    expect(await get('projects')).toEqual({ status: 200, cache, to: null })
    expect(await get('_next/static/a.js')).toEqual({ status: 200, cache: 'immutable', to: null })
    for (const address of ['gone', '_next/static/gone.js', '_headers', '%', '/example.com/'])
      expect(await get(address)).toEqual({ status: 404, cache, to: null })
    expect(await get('projects/?q=a')).toEqual({ status: 308, cache, to: '/my/projects?q=a' })
    expect(await get('index.html')).toEqual({ status: 308, cache, to: '/my/' })
    const outside = ['/my', '/projects'].map((address) =>
      fetch(new URL(address, url), { redirect: 'manual' }),
    )
    expect((await Promise.all(outside)).map(({ status }) => status)).toEqual([308, 404])
  } finally {
    close()
  }
})

test('the rules of _headers apply by path, with a wildcard at the end, without comments', () => {
  const rules = parseHeaders('# About\n/*\n  A: 1: 2\n  B: 3\n\n# More\n/x\n  C: 4\n')
  expect([...findHeaders(rules, '/x')]).toEqual([
    ['A', '1: 2'],
    ['B', '3'],
    ['C', '4'],
  ])
  expect(findHeaders(rules, '/y').has('C')).toBe(false)
})
