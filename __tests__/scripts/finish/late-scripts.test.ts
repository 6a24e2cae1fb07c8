/** @jest-environment node */
import { withLateScripts } from '../../../scripts/finish/late-scripts'

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`

const held = (src: string) =>
  `<link rel="preload" as="script" fetchpriority="low" href="${src}"/><script type="text/plain" data-src="${src}"></script>`

test('scripts that browsers would run at once are fetched last and held, each in its place', () => {
  const html = withLateScripts(
    page(
      '<link rel="preload" as="script" href="/b.js"/><script src="/a.js" async=""></script>',
      '<p>Text</p><script src="/b.js" id="b" async=""></script>',
    ),
  )
  expect(html).toBe(page(held('/a.js'), `<p>Text</p>${held('/b.js')}`))
})

test('inline scripts, those of old browsers, data and other preloads stay as they are', () => {
  const html = page(
    '<link rel="preload" as="font" href="/f.woff2"/><script>early()</script><script src="/old.js" nomodule=""></script>',
    '<script type="application/ld+json">{"async":1}</script>',
  )
  expect(withLateScripts(html)).toBe(html)
})
