import { existsSync } from 'node:fs'
import { ownResume } from '../../app/resume.pdf/own-resume'
import { content } from '../../content/site'
import { siteUrl } from '../../content/site-url'
import { exportFolder } from '../commands/folders'
import { run } from '../commands/run'
import { budgetFaults, siteBudgets } from './export/budgets'
import { checkDocuments } from './export/documents'
import { checkLeaks } from './export/leaks'
import { checkLinks } from './export/links'
import { checkPages, checkValidity } from './export/pages'
import { readSite } from './export/site'
import { isSample } from './is-sample'

/** A step of `npm test`: reads the export as crawlers and browsers do, and reports every fault. */
await run(async () => {
  if (!existsSync(exportFolder)) throw new Error('There is no built site in out/. Run npm run build first.')
  const site = readSite(exportFolder, siteUrl)
  const measured = await isSample()
  const found = await Promise.all([
    checkLinks(site, content),
    checkPages(site),
    checkLeaks(site, process.cwd()),
    checkValidity(site),
    checkDocuments(site, content, ownResume() !== undefined),
    measured ? budgetFaults(site, siteBudgets) : [],
  ])
  const faults = found.flat()
  if (faults.length > 0) {
    const lines = faults.map(({ file, fault }) => `out${file}: ${fault}`)
    throw new Error(`${lines.join('\n')}\n${faults.length} faults in the export.`)
  }
  console.log(`Export: ${site.files.size} files, ${site.pages.length} pages, no fault.`)
  console.log(measured ? 'Budgets: kept.' : 'Budgets: not measured, because content/ is not the sample.')
})
