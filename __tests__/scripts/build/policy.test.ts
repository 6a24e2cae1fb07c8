import { createHash } from 'node:crypto'
import { listElements } from '@/scripts/build/html'
import { createPolicy, withPolicy } from '@/scripts/build/policy'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`

test('the policy allows inline scripts and styles by their hashes, each once; script files and data need none', () => {
  const html = page(
    '<script src="/a.js"></script><script type="application/ld+json">{}</script><script>a()</script>',
    '<script>a()</script><script type="module">b("<p>")</script><template><style>b{}</style></template>',
  )
  const policy = createPolicy(listElements(html))
  expect(policy).toContain(`script-src 'self' ${hash('a()')} ${hash('b("<p>")')};`)
  expect(policy).toContain(`style-src 'self' ${hash('b{}')};`)
  expect(policy).not.toContain('unsafe')
})

test('the policy is inserted directly after the charset, and nothing else changes', () => {
  const html = page('<title>T</title>')
  const meta = `<meta http-equiv="Content-Security-Policy" content="x 'y'"/>`
  const done = withPolicy(html, listElements(html), "x 'y'")
  expect(done).toContain(`<meta charSet="utf-8"/>${meta}<title>`)
  expect(done.replace(meta, '')).toBe(html)
})
