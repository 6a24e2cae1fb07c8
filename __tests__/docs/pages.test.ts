import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const inDocs = readdirSync('docs').filter((file) => file.endsWith('.md'))
const pages = ['README.md', 'e2e/README.md', ...inDocs.map((file) => `docs/${file}`)]

test.each(pages)('every link and picture in %s has a target', (page) => {
  const links = readFileSync(page, 'utf8').matchAll(/\]\(([^)\s]+)\)|<img [^>]*?src="([^"]+)"/g)
  const broken = [...links]
    .map(([, link, picture]) => link ?? picture ?? '')
    .filter((link) => !/^https?:/.test(link) && !hasTarget(page, link))
  expect(broken).toEqual([])
})

function hasTarget(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const file = path ? normalize(join(dirname(page), path)) : page
  if (!existsSync(file)) return false
  if (!anchor) return true
  const headings = readFileSync(file, 'utf8').match(/^#+ .*$/gm) ?? []
  return headings.map(anchorOf).includes(anchor)
}

/** Returns the anchor that GitHub gives a heading. */
function anchorOf(heading: string): string {
  return heading
    .replace(/^#+ /, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')
}
