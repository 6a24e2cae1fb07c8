import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '@/scripts/commands/files'

const page = readFileSync('docs/rules.md', 'utf8')
const rules = new Set([...page.matchAll(/^- \*\*(\w+)\*\* /gm)].map(([, rule = '']) => rule))

/** Paper sizes look like rules. */
const notRules = ['A4']

/** Comments, and the brackets or tags of test titles. */
const citations = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*|\[[A-Z]\d{1,2}(?:, [A-Z]\d{1,2})*\]['"`]|'@[A-Z]\d{1,2}'/g

const folders = ['app', 'components', 'content', 'scripts', '__tests__', 'e2e']
const sources = folders
  .flatMap((folder) => filesBelow(folder).map((file) => join(folder, file)))
  .filter((file) => /\.(tsx?|mjs|css)$/.test(file))

test('docs/rules.md explains every rule that a comment or a test title cites', () => {
  const unknown = sources.flatMap((file) =>
    (readFileSync(file, 'utf8').match(citations) ?? [])
      .flatMap((part) => part.match(/\b[SRHCIAEPKGWDO]\d{1,2}\b/g) ?? [])
      .filter((rule) => !rules.has(rule) && !notRules.includes(rule))
      .map((rule) => `${file} cites ${rule}`),
  )
  expect(unknown).toEqual([])
  expect(rules.size).toBeGreaterThan(50)
})
