import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from './files'
import { headersFile } from './finish/headers'
import { policyOf, withPolicy } from './finish/policy'
import { exportFolder } from './folders'
import { run } from './run'
import { basePathOf } from './serve/base-path'

/**
 * What `npm run build` does last: gives each page its policy, and writes the headers for hosts.
 */
await run(() => {
  const pages = filesBelow(exportFolder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const html = readFileSync(join(exportFolder, file), 'utf8')
      writeFileSync(join(exportFolder, file), withPolicy(html, policyOf(html)))
      return { html, path: `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1')}` }
    })

  const home = pages.find(({ path }) => path === '/')
  if (!home) throw new Error('The export has no index.html. See the output of next build above.')
  // What Next exports twice as the page for what is missing has no address of its own.
  const paths = pages.map(({ path }) => path).filter((path) => !['/404', '/_not-found'].includes(path))
  writeFileSync(join(exportFolder, '_headers'), headersFile(paths, basePathOf(home.html)))
  // GitHub Pages would leave out every folder whose name starts with an underscore.
  writeFileSync(join(exportFolder, '.nojekyll'), '')
  console.log(`Export: ${pages.length} pages with their policies.`)
})
