import { buildSite } from '@/scripts/build/site'
import { readOptions, setSiteUrl } from '@/scripts/commands/options'
import { run } from '@/scripts/commands/run'

const HELP = `npm run build [-- --site-url URL]

Checks the content and writes the site to out/.

  --site-url URL    the address to build for, such as https://example.org/me; the variable SITE_URL does the same`

/** `npm run build`: checks the content, builds the export and completes it. */
await run(() => {
  const parsed = readOptions({
    usage: 'npm run build',
    help: HELP,
    options: { 'site-url': { type: 'string' } },
  })
  if (!parsed) return
  setSiteUrl(parsed.values['site-url'])
  if (!buildSite()) process.exitCode = 1
})
