import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownResume } from '../components/documents/resume-file'
import { content } from '../content/site'
import { siteUrl } from '../content/site-url'
import * as words from '../content/words'
import { checkBudgets } from './check/export/budgets'
import { checkDocuments } from './check/export/documents'
import { checkLeaks } from './check/export/leaks'
import { checkLinks } from './check/export/links'
import { checkMarkup } from './check/export/markup'
import { type Check, readSite } from './check/export/site'
import { checkValidity } from './check/export/validity'
import { exportFolder } from './folders'
import { run } from './run'

const checks: readonly Check[] = [
  checkLinks(content),
  checkMarkup,
  checkLeaks(process.cwd()),
  checkValidity,
  checkDocuments(content, (file) => readFileSync(join(exportFolder, file)), ownResume() !== undefined),
  checkBudgets(exportFolder, content, { ...words }),
]

/** `npm run test:export`: reads the exported files as crawlers and browsers do, and reports every fault. */
await run(async () => {
  const site = readSite(exportFolder, siteUrl)
  if (site.pages.length === 0) throw new Error('There is no built site in out/. Run npm run build first.')
  const faults = (await Promise.all(checks.map((check) => check(site)))).flat()
  if (faults.length > 0) {
    const lines = faults.map(({ file, fault }) => `out${file}: ${fault}`)
    throw new Error(`${lines.join('\n')}\n${faults.length} faults in the export.`)
  }
  console.log(`Export: ${site.files.size} files, ${site.pages.length} pages, no fault.`)
})
