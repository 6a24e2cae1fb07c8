import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../../scripts/commands/files'

const page = readFileSync('docs/rules.md', 'utf8')
const rules = new Set([...page.matchAll(/^- \*\*(\w+)\*\* /gm)].map(([, rule = '']) => rule))

const code = '[SRHCIAEPKGWDO]\\d{1,2}'
/** A paper size, which looks like a rule. */
const notRules = ['A4']

const sources = ['app', 'components', 'content', 'scripts', '__tests__', 'e2e'].flatMap((folder) =>
  filesBelow(folder)
    .filter((file) => /\.(tsx?|mjs|css)$/.test(file))
    .map((file) => join(folder, file)),
)

/** How titles cite rules: at the beginning, in brackets at the end, or as a tag of Playwright. */
const inTitles = [
  `['"\`]((?:${code}(?: and | to |[,: ]+))+)`,
  `\\[((?:${code}(?:, )?)+)\\]['"\`]`,
  `'(@${code})'`,
].join('|')

/** Returns the rules that the comments of a file and the titles of its tests cite. */
function cited(file: string): { comments: string[]; titles: string[] } {
  const text = readFileSync(file, 'utf8')
  const codes = (part: string) => part.match(new RegExp(`\\b${code}\\b`, 'g')) ?? []
  const isTest = /\.(test|spec)\.tsx?$/.test(file)
  const titles = isTest ? (text.match(new RegExp(inTitles, 'g')) ?? []) : []
  return {
    comments: (text.match(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g) ?? [])
      .flatMap(codes)
      .filter((rule) => !notRules.includes(rule)),
    titles: titles.flatMap(codes),
  }
}

const citations = new Map(sources.map((file) => [file, cited(file)]))

test('every rule that a comment or a test title cites stands on the page', () => {
  const unknown = [...citations].flatMap(([file, { comments, titles }]) =>
    [...comments, ...titles].filter((rule) => !rules.has(rule)).map((rule) => `${file} cites ${rule}`),
  )
  expect(unknown).toEqual([])
  expect(rules.size).toBeGreaterThan(50)
})

test('every rule on the page is cited by the title of a test', () => {
  const titles = new Set([...citations.values()].flatMap((citation) => citation.titles))
  expect([...rules].filter((rule) => !titles.has(rule))).toEqual([])
})
