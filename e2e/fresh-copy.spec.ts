import { execSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyCheckout } from '@/__tests__/support/checkout-copy'
import { content } from '@/content/schema/load'
import { expect, test } from '@/e2e/support/test'
import { isSample } from '@/scripts/check/is-sample'
import { serve } from '@/scripts/serve/server'

test.use({ allowFaults: true })
test.setTimeout(600_000)

const resume = {
  basics: { name: 'Vera Lind', label: 'Harbour engineer', summary: 'Builds quays.' },
  work: [{ name: 'Fig Ltd', position: 'Engineer', startDate: '2020-03', highlights: ['Built a quay.'] }],
  projects: [{ name: 'Tide table', description: 'Tides for harbours.' }],
}

test('a new owner imports a resume, builds, and sees their own site', { tag: '@O12' }, async ({ page }) => {
  const copy = copyCheckout()
  const runInCopy = (command: string) =>
    execSync(command, { cwd: copy, stdio: 'pipe', env: { ...process.env, SITE_URL: '' } })
  try {
    writeFileSync(join(copy, 'resume.json'), JSON.stringify(resume))
    runInCopy('node scripts/run.mjs setup --from resume.json --yes')
    runInCopy('npm run build')
    const { url, close } = await serve({ folder: join(copy, 'out'), port: 0 })
    await page.goto(url)
    // An owner who has replaced the sample keeps their name.
    const name = isSample() ? 'Vera Lind' : content.profile.name
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText('Fig Ltd').first()).toBeAttached()
    await expect(page.getByText('Noa Verdel')).toHaveCount(0)
    await page.goto(`${url}projects`)
    await expect(page.getByText('Tide table').first()).toBeAttached()
    await page.goto('about:blank')
    close()
  } finally {
    rmSync(copy, { recursive: true, force: true, maxRetries: 5 })
  }
})
