import { at, expect, test } from '@/e2e/support/test'

// The policy of a page is in its <meta>, because not every host sends headers.

test.use({ allowFaults: /./ })

/** A file of the site, which the policy allows. It tries what the policy forbids. */
const probe = `
try { eval('window.reached = ["eval"]') } catch { window.stopped = ['eval'] }
try { new Function('window.reached = ["Function"]')() } catch { window.stopped.push('Function') }
`
const injected = `<script>window.reached = ['inline']</script>
<script src="https://foreign.example.org/x.js"></script>
<img src="/gone.png" alt="" onerror="window.reached = ['handler']">
<iframe src="/framed" title="frame"></iframe>
<base href="https://foreign.example.org/">
<script src="/probe.js"></script>`

test('every page blocks injected scripts', { tag: '@G14' }, async ({ page }) => {
  const script = (body: string) => ({ contentType: 'text/javascript', body })
  await page.route('https://foreign.example.org/**', (route) =>
    route.fulfill(script('window.reached = ["foreign"]')),
  )
  await page.route('**/probe.js', (route) => route.fulfill(script(probe)))
  for (const path of ['/', '/projects', '/projects/snip'].map(at)) {
    // As a host without our headers sends it.
    await page.route(
      ({ pathname }) => pathname === path,
      async (route) => {
        const html = await (await route.fetch()).text()
        const body = html.replace(/<body[^>]*>/, (start) => start + injected)
        await route.fulfill({ contentType: 'text/html;charset=utf-8', body })
      },
    )
    await page.goto(path)
    await expect.poll(() => page.evaluate('window.stopped')).toEqual(['eval', 'Function'])
    expect(await page.evaluate('window.reached')).toBeUndefined()
    expect(await page.evaluate('document.baseURI')).not.toContain('foreign')
    expect(page.frames().some((frame) => frame.url().endsWith('/framed'))).toBe(false)
  }
})
