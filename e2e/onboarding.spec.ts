import { type ChildProcess, execSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyCheckout } from '@/__tests__/support/checkout-copy'
import { freePort } from '@/e2e/support/port'
import { expect, test } from '@/e2e/support/test'

// The development server writes to the console, and has another address.
test.use({ allowFaults: /./ })
// A limit for a busy machine, on which a new copy takes more than two minutes to compile the page.
const PATIENCE_MS = 240_000
test.setTimeout(900_000)
const patiently = expect.configure({ timeout: PATIENCE_MS })

const resume = {
  basics: { name: 'Vera Lind', label: 'Harbour engineer', summary: 'Builds quays.' },
  work: [{ name: 'Fig Ltd', position: 'Engineer', startDate: '2020-03', highlights: ['Built a quay.'] }],
  projects: [{ name: 'Tide table', description: 'Tides for harbours.' }],
}

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

test('a new owner imports a resume, sees their own site, and each fault in the content until it is fixed', {
  tag: ['@O3', '@O12'],
}, async ({ page }) => {
  copy = copyCheckout()
  writeFileSync(join(copy, 'resume.json'), JSON.stringify(resume))
  execSync('node scripts/run.mjs setup --from resume.json --yes', { cwd: copy, stdio: 'pipe' })
  await test.step('the check of the format accepts the files of the owner', () => {
    execSync('node_modules/.bin/biome ci .', { cwd: copy, stdio: 'pipe' })
  })
  const port = await freePort()
  const command = ['scripts/run.mjs', 'dev', '-p', String(port)]
  const env = { ...process.env, SITE_URL: '' }
  server = spawn(process.execPath, command, { cwd: copy, env, detached: true, stdio: 'ignore' })
  const path = join(copy, 'content', 'profile.ts')
  const overlay = page.locator('nextjs-portal')

  await test.step('npm run dev shows the site of the imported resume alone', async () => {
    await expect(async () => {
      await page.goto(`http://localhost:${port}/`)
      await expect(page.getByRole('heading', { level: 1, name: 'Vera Lind' })).toBeVisible()
    }).toPass({ timeout: PATIENCE_MS })
    await expect(page.getByText('Fig Ltd').first()).toBeAttached()
    await expect(page.getByRole('main').getByRole('link', { name: 'Tide table' })).toBeAttached()
    await expect(page.getByText('Noa Verdel')).toHaveCount(0)
  })
  await test.step('a press on a cover opens its project', async () => {
    await page.locator('main [data-title="Tide table"]').click({ force: true })
    await patiently(page.getByRole('dialog', { name: 'Tide table' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  const profile = readFileSync(path, 'utf8')
  for (const [wrong, message] of [
    ["profile.email = 'nobody'", /content\/profile\.ts.*field email.*is not an email address/s],
    ["profile.portrait = { file: 'new.png', alt: 'New' }", /new\.png.*is not in content\/images/s],
    ['profile.title = "A" "B"', /content\/profile\.ts/],
  ] as const)
    await test.step(`the overlay shows ${wrong} until it is fixed`, async () => {
      appendFileSync(path, `\n${wrong}\n`)
      await patiently(overlay).toContainText(message)
      writeFileSync(path, `${profile}\nprofile.name = 'Zephyrine ${wrong.length}'\n`)
      await patiently(page.getByText(`Zephyrine ${wrong.length}`).first()).toBeVisible()
    })
})
