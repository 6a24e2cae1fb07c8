import { expect, test } from './support/test'

test('a page answers at its clean address, compressed, and is revalidated', async ({ request }) => {
  for (const path of ['/', '/projects']) {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    expect(response.headers()).toMatchObject({
      'content-type': 'text/html;charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=0, must-revalidate',
    })
  }
})

test('other spellings of a page lead to the clean address and keep the query', async ({ request }) => {
  for (const path of ['/projects/', '/projects.html']) {
    const response = await request.get(`${path}?type=Web`, { maxRedirects: 0 })
    expect(response.status()).toBe(308)
    expect(response.headers().location).toBe('/projects?type=Web')
  }
})

test('an unknown address is the 404 page with status 404, whatever its spelling', async ({ request }) => {
  for (const path of ['/nope', '/nope/', '/.//example.com/', '/%E0%A4%A', '/_headers']) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(404)
    expect(await response.text()).toContain('<html')
  }
})

test('a file that did not change is not sent again, and HEAD sends no body', async ({ request }) => {
  const { etag = '' } = (await request.get('/projects')).headers()
  const again = await request.get('/projects', { headers: { 'If-None-Match': etag } })
  expect(again.status()).toBe(304)
  const head = await request.head('/projects')
  expect(head.status()).toBe(200)
  expect(await head.body()).toHaveLength(0)
})
