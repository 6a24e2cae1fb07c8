import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

// What the README and the pages of docs/ tell people to run and to read is there.

const inDocs = readdirSync('docs').filter((file) => file.endsWith('.md'))
const pages = ['README.md', '.github/pull_request_template.md', ...inDocs.map((file) => `docs/${file}`)]
const text = new Map(pages.map((page) => [page, readFileSync(page, 'utf8')]))
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** Commands as they stand in code, be it a block or a few words in backticks. */
function code(page: string): string {
  return [...(text.get(page) ?? '').matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].join('\n')
}

test.each(pages)('every npm command, script, test and file that is typed in %s is there', (page) => {
  const names = code(page).matchAll(/\bnpm (?:run (?:--\S+ )*([\w:-]+)|(test|start)\b)/g)
  const files = code(page).matchAll(
    /\b(?:npx (?:jiti|jest|playwright test)|cp) ((?:scripts|__tests__|e2e|docs)\/[^\s`]+)/g,
  )
  expect([
    ...[...names].map(([, run, short]) => run ?? short ?? '').filter((name) => !(name in scripts)),
    ...[...files].map(([, file = '']) => file).filter((file) => !existsSync(file)),
  ]).toEqual([])
})

test.each(pages)('every link and picture in %s leads somewhere', (page) => {
  const links = (text.get(page) ?? '').matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)
  const broken = [...links]
    .map(([, link, picture]) => link ?? picture ?? '')
    .filter((link) => !/^https?:/.test(link) && !isThere(page, link))
  expect(broken).toEqual([])
})

test('no picture of the docs is left over', () => {
  const all = [...text.values()].join()
  expect(readdirSync('docs/images').filter((file) => !all.includes(`images/${file}`))).toEqual([])
})

function isThere(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const file = path ? normalize(join(dirname(page), path)) : page
  if (!existsSync(file)) return false
  if (!anchor) return true
  const headings = readFileSync(file, 'utf8').match(/^#+ .*$/gm) ?? []
  return headings.map(anchorOf).includes(anchor)
}

/** As GitHub makes it from a heading. */
function anchorOf(heading: string): string {
  return heading
    .replace(/^#+ /, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')
}
