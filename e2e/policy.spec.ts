import type { Page } from '@playwright/test'
import { at, expect, test, wideOnly } from './support/test'

// The policy of a page stands in its <meta>, which must do alone: not every host sends headers.

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

/** Opens a page with planted faults, as hosts without headers of ours send it. */
async function openPlanted(page: Page, path: string) {
  await page.route('https://foreign.example.org/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.reached = ["foreign"]' }),
  )
  await page.route('**/probe.js', (route) => route.fulfill({ contentType: 'text/javascript', body: probe }))
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const answer = await route.fetch()
      const html = (await answer.text()).replace(/<body[^>]*>/, (body) => body + injected)
      await route.fulfill({ status: 200, contentType: 'text/html;charset=utf-8', body: html })
    },
  )
  await page.goto(path)
}

for (const path of [at('/'), at('/projects')]) {
  test(`${path} runs nothing that was injected`, wideOnly, async ({ page }) => {
    await openPlanted(page, path)
    await expect.poll(() => page.evaluate('window.stopped')).toEqual(['eval', 'Function'])
    expect(await page.evaluate('window.reached')).toBeUndefined()
    expect(await page.evaluate('document.baseURI')).not.toContain('foreign')
    expect(page.frames().some((frame) => frame.url().endsWith('/framed'))).toBe(false)
  })

  test(`${path} cannot be shown in a frame of another page`, wideOnly, async ({ page }) => {
    await page.route('**/stage', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${path}"></iframe>` }),
    )
    await page.goto('/stage')
    await expect(page.frameLocator('iframe').locator('main')).toHaveCount(0)
    expect(page.frames().at(-1)?.url()).toMatch(/^chrome-error:/)
  })
}
