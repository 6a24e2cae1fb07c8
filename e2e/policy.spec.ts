import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

// The policy of a page stands twice: in its <meta>, for hosts without headers, and in `_headers`. Each must do alone.

test.use({ allowFaults: true })

/** Runs as the site's own file, which the policy lets through, and tries what it must not let through. */
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

/** Opens a page with planted faults, keeping one of its two policies. */
async function openPlanted(page: Page, path: string, kept: 'meta' | 'headers') {
  await page.route('https://foreign.example.org/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.reached = ["foreign"]' }),
  )
  await page.route('**/probe.js', (route) => route.fulfill({ contentType: 'text/javascript', body: probe }))
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const answer = await route.fetch()
      const html = (await answer.text()).replace(/<body[^>]*>/, (body) => body + injected)
      const headers = answer.headers()
      if (kept === 'meta') {
        delete headers['content-security-policy']
        delete headers['x-frame-options']
      }
      const body =
        kept === 'meta' ? html : html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      await route.fulfill({ status: 200, headers, body })
    },
  )
  await page.goto(path)
}

for (const path of ['/', '/projects']) {
  for (const kept of ['meta', 'headers'] as const) {
    test(`${path} with its ${kept} policy alone runs nothing that was injected`, async ({ page }) => {
      await openPlanted(page, path, kept)
      await expect.poll(() => page.evaluate('window.stopped')).toEqual(['eval', 'Function'])
      expect(await page.evaluate('window.reached')).toBeUndefined()
      expect(await page.evaluate('document.baseURI')).not.toContain('foreign')
      expect(page.frames().some((frame) => frame.url().endsWith('/framed'))).toBe(false)
    })
  }

  test(`${path} cannot be shown in a frame of another page`, async ({ page }) => {
    await page.route('**/stage', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${path}"></iframe>` }),
    )
    await page.goto('/stage')
    await expect(page.frameLocator('iframe').locator('main')).toHaveCount(0)
    expect(page.frames().at(-1)?.url()).toMatch(/^chrome-error:/)
  })
}
