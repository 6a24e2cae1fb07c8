import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from './files'
import { headerRules, headersFile } from './finish/headers'
import { policyOf, withPolicy } from './finish/policy'
import { exportFolder } from './folders'
import { run } from './run'
import { basePathOf } from './serve/route'

/**
 * What `npm run build` does last: gives each page its policy, and writes the headers for hosts.
 */
await run(() => {
  const files = filesBelow(exportFolder)
  if (!files.includes('index.html')) {
    throw new Error('The export has no index.html. See the output of next build above.')
  }
  const pages = files.filter((file) => file.endsWith('.html'))
  for (const page of pages) {
    const html = readFileSync(join(exportFolder, page), 'utf8')
    writeFileSync(join(exportFolder, page), withPolicy(html, policyOf(html)))
  }
  const basePath = basePathOf(readFileSync(join(exportFolder, 'index.html'), 'utf8'))
  writeFileSync(join(exportFolder, '_headers'), headersFile(headerRules(files, basePath)))
  // GitHub Pages would leave out every folder whose name starts with an underscore.
  writeFileSync(join(exportFolder, '.nojekyll'), '')
  console.log(`Export: ${pages.length} pages with their policies.`)
})
