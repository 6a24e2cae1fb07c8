import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const inDocs = readdirSync('docs').filter((file) => file.endsWith('.md'))
const pages = ['README.md', '.github/pull_request_template.md', ...inDocs.map((file) => `docs/${file}`)]
const text = new Map(pages.map((page) => [page, readFileSync(page, 'utf8')]))
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** Returns the code of a page, in blocks and in backticks. */
function codeIn(page: string): string {
  return [...(text.get(page) ?? '').matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].join('\n')
}

// The changelog also names commands of earlier versions.
const current = pages.filter((page) => page !== 'docs/CHANGELOG.md')

test.each(current)('every npm command and every file in the commands of %s exists', (page) => {
  const names = codeIn(page).matchAll(/\bnpm (?:run (?:--\S+ )*([\w:-]+)|(test|start)\b)/g)
  const files = codeIn(page).matchAll(
    /\b(?:npx (?:jest|playwright test)|cp) ((?:scripts|__tests__|e2e|docs)\/[^\s`]+)/g,
  )
  const commands = codeIn(page).matchAll(/\bnode scripts\/run\.mjs ([\w/-]+)/g)
  expect([
    ...[...commands].map(([, name]) => `scripts/${name}.ts`).filter((file) => !existsSync(file)),
    ...[...names].map(([, run, short]) => run ?? short ?? '').filter((name) => !(name in scripts)),
    ...[...files].map(([, file = '']) => file).filter((file) => !existsSync(file)),
  ]).toEqual([])
})

test.each(pages)('every link and picture in %s has a target', (page) => {
  const links = (text.get(page) ?? '').matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)
  const broken = [...links]
    .map(([, link, picture]) => link ?? picture ?? '')
    .filter((link) => !/^https?:/.test(link) && !hasTarget(page, link))
  expect(broken).toEqual([])
})

test('every picture in docs/images is used', () => {
  const all = [...text.values()].join()
  expect(readdirSync('docs/images').filter((file) => !all.includes(`images/${file}`))).toEqual([])
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
