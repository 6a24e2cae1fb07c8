import { existsSync } from 'node:fs'
import { siteUrl } from '@/content/schema/site-url'
import { checkBudgets } from '@/scripts/check/export/budgets'
import { checkLinks } from '@/scripts/check/export/links'
import { checkMarkup } from '@/scripts/check/export/markup'
import { readSite } from '@/scripts/check/export/site'
import { isSample } from '@/scripts/check/is-sample'
import { exportFolder } from '@/scripts/commands/folders'
import { run } from '@/scripts/commands/run'

/** A step of `npm run check`: reports faults in links and markup, and the sample's budgets. */
await run(async () => {
  if (!existsSync(exportFolder)) throw new Error('There is no built site in out/. Run npm run build first.')
  const site = readSite(exportFolder)
  const maps = [...site.files].filter((file) => file.endsWith('.map'))
  const faults = [
    ...checkLinks(site, siteUrl),
    ...(await checkMarkup(site)),
    ...maps.map((file) => `${file}: is a source map`),
    ...(isSample() ? checkBudgets(site) : []),
  ]
  if (faults.length > 0) throw new Error(`${faults.length} faults in out/:\n${faults.join('\n')}`)
  console.log(`Export: ${site.files.size} files, ${site.pages.length} pages, no fault.`)
})
