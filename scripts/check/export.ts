import { existsSync } from 'node:fs'
import { content } from '@/content/schema/load'
import { siteUrl } from '@/content/schema/site-url'
import { budgetFaults, siteBudgets } from '@/scripts/check/export/budgets'
import { checkLeaks } from '@/scripts/check/export/leaks'
import { checkLinks } from '@/scripts/check/export/links'
import { checkPreloads, checkValidity } from '@/scripts/check/export/pages'
import { readSite } from '@/scripts/check/export/site'
import { isSample } from '@/scripts/check/is-sample'
import { exportFolder } from '@/scripts/commands/folders'
import { run } from '@/scripts/commands/run'

/** A step of `npm test`: reads the export as crawlers and browsers do, and reports every fault. */
await run(async () => {
  if (!existsSync(exportFolder)) throw new Error('There is no built site in out/. Run npm run build first.')
  const site = readSite(exportFolder, siteUrl)
  const isMeasured = await isSample()
  const found = await Promise.all([
    checkLinks(site, content),
    checkPreloads(site),
    checkLeaks(site, process.cwd()),
    checkValidity(site),
    isMeasured ? budgetFaults(site, siteBudgets) : [],
  ])
  const faults = found.flat()
  if (faults.length > 0) {
    const lines = faults.map(({ file, fault }) => `out${file}: ${fault}`)
    throw new Error(`${lines.join('\n')}\n${faults.length} faults in the export.`)
  }
  console.log(`Export: ${site.files.size} files, ${site.pages.length} pages, no fault.`)
  console.log(isMeasured ? 'Budgets: met.' : 'Budgets: not measured, because content/ is not the sample.')
})
