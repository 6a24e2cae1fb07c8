/** @jest-environment node */
import { withLateScripts } from '../../../scripts/finish/late-scripts'

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`

test('scripts that browsers would fetch at once are held, in their order, and the loader stands before them once', () => {
  const html = withLateScripts(
    page(
      '<link rel="preload" as="script" href="/b.js"/><script src="/a.js" async=""></script>',
      '<p>Text</p><script src="/b.js" id="b" async=""></script>',
    ),
  )
  expect(html.replace(/<script>.*?<\/script>/, '<loader>')).toBe(
    page(
      '<loader><script type="text/plain" data-src="/a.js"></script>',
      '<p>Text</p><script type="text/plain" data-src="/b.js"></script>',
    ),
  )
})

test('inline scripts, those of old browsers, data and other preloads stay as they are', () => {
  const html = page(
    '<link rel="preload" as="font" href="/f.woff2"/><script>early()</script><script src="/old.js" nomodule=""></script>',
    '<script type="application/ld+json">{"async":1}</script>',
  )
  expect(withLateScripts(html)).toBe(html)
})
