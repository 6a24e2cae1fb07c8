import { readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow } from './files'
import { deadFiles } from './finish/dead-files'
import { headersFile } from './finish/headers'
import { withLateScripts } from './finish/late-scripts'
import { policyOf, withPolicy } from './finish/policy'
import { exportFolder } from './folders'
import { run } from './run'
import { basePathOf } from './serve/base-path'

/**
 * What `npm run build` does last: takes away what nobody asks for, lets each page be seen before its scripts run,
 * and gives each page and each host its policy.
 */
await run(() => {
  const dead = deadFiles(filesBelow(exportFolder))
  for (const file of dead) rmSync(join(exportFolder, file))
  for (const folder of new Set(dead.map((file) => dirname(file)))) removeWhenEmpty(join(exportFolder, folder))

  const pages = filesBelow(exportFolder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const html = withLateScripts(readFileSync(join(exportFolder, file), 'utf8'))
      const policy = policyOf(html)
      writeFileSync(join(exportFolder, file), withPolicy(html, policy))
      return { file, html, policy, path: `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1')}` }
    })

  const home = pages.find(({ path }) => path === '/')
  if (!home) throw new Error('The export has no index.html. Look at what next build said above.')
  const served = pages.filter(({ path }) => path !== '/404')
  writeFileSync(join(exportFolder, '_headers'), headersFile(served, basePathOf(home.html)))
  // GitHub Pages would leave out every folder whose name starts with an underscore.
  writeFileSync(join(exportFolder, '.nojekyll'), '')
  console.log(
    `Export: ${pages.length} pages with their policies, ${dead.length} files nobody asks for removed.`,
  )
})

function removeWhenEmpty(folder: string) {
  try {
    rmdirSync(folder)
  } catch {
    // Something else lies in it.
  }
}
