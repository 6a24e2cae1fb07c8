import { readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { attribute, type Element, listElements } from '@/scripts/build/html'
import { createPolicy, withPolicy } from '@/scripts/build/policy'
import { filesBelow } from '@/scripts/commands/files'
import { exportFolder } from '@/scripts/commands/folders'
import { run } from '@/scripts/commands/run'

/**
 * The first line of a script that Chromium compiles on other threads while it loads, instead of
 * each function on the main thread when it is first called. Other browsers see a comment.
 * See https://v8.dev/blog/explicit-compile-hints.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * The last step of `npm run build`: inserts the policy of each page, adds compile hints to the
 * scripts that pages start with, and removes the sitemap if the site has no address (O11).
 */
await run(async () => {
  const { basePath, siteUrl } = await import('@/content/schema/site-url')
  const { content } = await import('@/content/schema/load')
  // A sitemap may only contain full addresses.
  if (!siteUrl) rmSync(join(exportFolder, 'sitemap.xml'), { force: true })
  // Next requires a page for each route. It is empty if the site has no projects.
  if (content.projects.length === 0) rmSync(join(exportFolder, 'projects'), { recursive: true })
  removePrefetchData()
  const files = filesBelow(exportFolder)
  if (!files.includes('index.html')) {
    throw new Error('The export has no index.html. See the output of next build above.')
  }
  const pages = files.filter((file) => file.endsWith('.html'))
  const scripts = new Set<string>()
  for (const page of pages) {
    const html = readFileSync(join(exportFolder, page), 'utf8')
    const elements = listElements(html)
    for (const script of listScripts(elements)) scripts.add(script.slice(basePath.length))
    writeFileSync(join(exportFolder, page), withPolicy(html, elements, createPolicy(elements)))
  }
  for (const script of scripts) {
    const file = join(exportFolder, decodeURI(script))
    writeFileSync(file, COMPILE_HINT + readFileSync(file, 'utf8'))
  }
  // Without it GitHub Pages omits folders whose names start with an underscore.
  writeFileSync(join(exportFolder, '.nojekyll'), '')
  console.log(`Export: ${pages.length} pages with their policies.`)
  if (!siteUrl) {
    const missing = 'link previews, sitemap or links to the site in the resume'
    const fix = 'To add them, write siteUrl in content/profile.ts or set SITE_URL.'
    console.log(`Note: the address of the site is unknown, so the build has no ${missing}. ${fix}`)
  }
})

/** Removes the data that Next's `<Link>`, which the site does not use, prefetches: 60 kB a page. */
function removePrefetchData(): void {
  const files = filesBelow(exportFolder).filter((file) => basename(file).startsWith('__next.'))
  for (const file of files) {
    const path = join(exportFolder, file)
    rmSync(path)
    const folder = dirname(path)
    if (readdirSync(folder).length === 0) rmdirSync(folder)
  }
}

/** Returns the addresses of a page's scripts, without those for old browsers (`nomodule`). */
function listScripts(elements: readonly Element[]): string[] {
  const scripts = elements.filter(
    (element) => element.tagName === 'script' && attribute(element, 'nomodule') === undefined,
  )
  return scripts.map((script) => attribute(script, 'src')).filter((address) => address !== undefined)
}
