import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteUrl } from '@/content/site-url'
import { buildId } from '../scripts/build-id'
import { filesBelow } from '../scripts/files'
import { policyOf, withPolicy } from '../scripts/finish/policy'
import { exportFolder } from '../scripts/folders'
import { siteHandler } from '../scripts/serve/server'
import { viewAll } from './support/projects'
import { at, expect, takenOver, test, wideOnly } from './support/test'

// A tab that was left open over a deployment: the server has another build by then.

// It stands at a port of its own, which the watch over foreign requests does not know.
test.use({ allowFaults: true })

const id = buildId(process.cwd(), siteUrl)
const basePath = decodeURI(at(''))
let next = ''
let server: Server
let deployed = false

test.beforeAll(async () => {
  next = mkdtempSync(join(tmpdir(), 'deployment-'))
  makeNextBuild(next)
  const [before, after] = [siteHandler(exportFolder, basePath), siteHandler(next, basePath)]
  server = createServer((request, response) => (deployed ? after : before)(request, response))
  await new Promise<void>((resolve) => server.listen(0, resolve))
})

test.afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  rmSync(next, { recursive: true, force: true })
})

test.beforeEach(() => {
  deployed = false
})

/** The export as it is after a change of the content: another id, and a word of the projects' screen changed. */
function makeNextBuild(folder: string) {
  cpSync(exportFolder, folder, { recursive: true })
  for (const file of filesBelow(folder).filter((name) => /\.(html|txt)$/.test(name))) {
    const text = readFileSync(join(folder, file), 'utf8').replaceAll(id, 'another-build-id')
    const html = text.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    writeFileSync(join(folder, file), file.endsWith('.html') ? withPolicy(html, policyOf(html)) : text)
  }
}

test('the export carries the id of its sources', wideOnly, () => {
  expect(readFileSync(join(exportFolder, 'index.txt'), 'utf8')).toContain(`"b":"${id}"`)
})

for (const [title, newer] of [
  ['a screen of the same build is shown in the same document', false],
  ['a screen of a newer build is loaded whole, not put into the old page', true],
] as const) {
  test(title, wideOnly, async ({ page, baseURL }) => {
    const { port } = server.address() as AddressInfo
    const home = new URL(at('/'), baseURL)
    home.port = String(port)
    await page.goto(home.href)
    await takenOver(page)
    await page.evaluate(() => Object.assign(window, { openedBefore: true }))
    deployed = newer
    await viewAll(page).click()
    await expect(page).toHaveURL(new URL(at('/projects'), home).href)
    await expect(page.locator('#all-projects')).toBeVisible()
    expect(await page.evaluate(() => 'openedBefore' in window)).toBe(!newer)
    if (newer) expect(await page.content()).toContain('another-build-id')
  })
}
