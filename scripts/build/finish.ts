import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPolicy, withPolicy } from '@/scripts/build/policy'
import { filesBelow } from '@/scripts/commands/files'
import { exportFolder } from '@/scripts/commands/folders'
import { run } from '@/scripts/commands/run'

/**
 * The last step of `npm run build`: inserts the policy of each page, and removes the sitemap if the site has no address (O11).
 */
await run(async () => {
  const { siteUrl } = await import('@/content/schema/site-url')
  // A sitemap may only contain full addresses.
  if (!siteUrl) rmSync(join(exportFolder, 'sitemap.xml'), { force: true })
  const files = filesBelow(exportFolder)
  if (!files.includes('index.html')) {
    throw new Error('The export has no index.html. See the output of next build above.')
  }
  const pages = files.filter((file) => file.endsWith('.html'))
  for (const page of pages) {
    const html = readFileSync(join(exportFolder, page), 'utf8')
    writeFileSync(join(exportFolder, page), withPolicy(html, createPolicy(html)))
  }
  // Without it GitHub Pages omits folders whose names start with an underscore.
  writeFileSync(join(exportFolder, '.nojekyll'), '')
  console.log(`Export: ${pages.length} pages with their policies.`)
  if (!siteUrl) {
    console.log(
      'Note: the address of the site is unknown, so the build has no link previews, sitemap or links to the site in the resume. To add them, write siteUrl in content/profile.ts or set SITE_URL.',
    )
  }
})
