import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyCheckout } from '@/__tests__/support/checkout-copy'
import { at, expect, test } from '@/e2e/support/test'
import { freePort } from '@/scripts/commands/port'

// The development server writes to the console, and has another address.
test.use({ allowFaults: true })
// A limit for a busy machine, on which a new copy takes more than two minutes to compile the page.
const PATIENCE_MS = 240_000
test.setTimeout(900_000)
const patiently = expect.configure({ timeout: PATIENCE_MS })

let copy = ''
let server: ChildProcess | undefined

test.afterAll(async () => {
  if (server?.pid) {
    const end = once(server, 'exit')
    // Its own group, so all its processes end, and none writes into the folder while it is removed.
    process.kill(-server.pid, 'SIGKILL')
    await end
  }
  rmSync(copy, { recursive: true, force: true, maxRetries: 10 })
})

test('npm run dev shows edits, and a fault in the content until it is fixed', { tag: '@O3' }, async ({
  page,
}) => {
  copy = copyCheckout()
  const port = await freePort()
  const command = ['scripts/run.mjs', 'dev', '-p', String(port)]
  server = spawn(process.execPath, command, { cwd: copy, detached: true, stdio: 'ignore' })
  const path = (name: string) => join(copy, 'content', name)
  const footer = page.getByRole('contentinfo')
  const overlay = page.locator('nextjs-portal')

  await test.step('the site starts', async () => {
    await expect(async () => {
      await page.goto(`http://localhost:${port}${at('/')}`)
      await expect(footer).toBeVisible()
    }).toPass({ timeout: PATIENCE_MS })
  })

  const profile = readFileSync(path('profile.ts'), 'utf8')
  for (const { wrong, message } of [
    {
      wrong: "profile.email = 'nobody'",
      message: /content\/profile\.ts.*field email.*is not an email address/s,
    },
    {
      wrong: "profile.portrait = { file: 'new.png', alt: 'New' }",
      message: /new\.png.*is not in content\/images/s,
    },
    { wrong: 'profile.title = "A" "B"', message: /content\/profile\.ts/ },
  ])
    await test.step(`the overlay shows ${wrong} until it is fixed`, async () => {
      appendFileSync(path('profile.ts'), `\n${wrong}\n`)
      await patiently(overlay).toContainText(message)
      writeFileSync(path('profile.ts'), `${profile}\nprofile.name = 'Zephyrine ${wrong.length}'\n`)
      await patiently(page.getByText(`Zephyrine ${wrong.length}`).first()).toBeVisible()
    })
})
